package demo;

sealed interface Signal {
  non-sealed interface Slow extends Signal {
    String model();
  }
}
