package demo;

sealed interface Signal {
  record Slow(String model) implements Signal {}

  record Busy(String model) implements Signal {}
}
