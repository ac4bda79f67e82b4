package demo;

record Slow(String model) {}
