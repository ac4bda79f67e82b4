package other;

class Hidden {
  public interface Told {}
}
