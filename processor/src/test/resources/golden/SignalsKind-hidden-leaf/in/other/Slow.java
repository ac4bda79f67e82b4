package other;

record Slow(String model) implements Signal {}
