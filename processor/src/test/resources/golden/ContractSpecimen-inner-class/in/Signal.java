package demo;

abstract sealed class Signal {
  final class Slow extends Signal {
    String model() {
      return "gpt";
    }
  }
}
