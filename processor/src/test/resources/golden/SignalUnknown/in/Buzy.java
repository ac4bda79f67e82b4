package demo;

record Buzy(String model) {}
