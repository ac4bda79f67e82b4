package demo;

sealed class Signal {
  static final class Slow extends Signal {
    String model() {
      return "gpt";
    }
  }
}
