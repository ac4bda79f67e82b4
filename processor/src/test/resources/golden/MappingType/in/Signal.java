package demo;

sealed interface Signal {
  record Slow(int model) implements Signal {}
}
