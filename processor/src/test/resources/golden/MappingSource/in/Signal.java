package demo;

sealed interface Signal {
  record Slow(String name) implements Signal {}
}
