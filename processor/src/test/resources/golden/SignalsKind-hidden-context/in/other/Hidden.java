package other;

class Hidden {
  public record Context(String model) {}
}
