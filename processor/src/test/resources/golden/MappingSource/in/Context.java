package demo;

record Context(int attempt) {}
