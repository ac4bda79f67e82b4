package demo;

sealed interface Signal {
  record Slow() implements Signal {}
}
