package demo;

interface Signal {
  record Slow(String model) implements Signal {}
}
