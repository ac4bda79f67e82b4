package dev.retryevents.processor.model;

import java.util.List;

/**
 * What the schema asks of a value beside its type. Only what is for the type of the value is set.
 *
 * @param number what it asks of a number
 * @param text what it asks of a text
 * @param size what it asks of a list, of a map, or of a free object, as a whole
 * @param allowed the only values that there are, each as compact JSON; empty if any will do
 */
public record Bounds(NumberBounds number, TextBounds text, SizeBounds size, List<String> allowed) {

  /** No demands. */
  public static final Bounds NONE =
      new Bounds(NumberBounds.NONE, TextBounds.NONE, SizeBounds.NONE, List.of());

  /** Copies the list. */
  public Bounds {
    allowed = List.copyOf(allowed);
  }

  /** Demands on a number alone. */
  public static Bounds of(NumberBounds number) {
    return new Bounds(number, TextBounds.NONE, SizeBounds.NONE, List.of());
  }

  /** Demands on a text alone. */
  public static Bounds of(TextBounds text) {
    return new Bounds(NumberBounds.NONE, text, SizeBounds.NONE, List.of());
  }

  /** Demands on a size alone. */
  public static Bounds of(SizeBounds size) {
    return new Bounds(NumberBounds.NONE, TextBounds.NONE, size, List.of());
  }

  /** The same demands, and these values alone. */
  public Bounds allowing(List<String> values) {
    return new Bounds(number, text, size, values);
  }

  /** Whether nothing is asked. */
  public boolean isNone() {
    return equals(NONE);
  }
}
