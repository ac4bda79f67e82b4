package demo;

sealed interface Signal {
  record Slow(String delayMs) implements Signal {}
}
