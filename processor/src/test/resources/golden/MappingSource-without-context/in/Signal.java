package demo;

sealed interface Signal {
  final class Slow extends RuntimeException implements Signal {
    private static final long serialVersionUID = 1L;
  }
}
