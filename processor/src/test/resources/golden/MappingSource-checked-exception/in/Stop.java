package demo;

sealed interface Stop {
  non-sealed interface Limit extends Stop {
    String model() throws Exception;
  }
}
