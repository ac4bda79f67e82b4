package dev.retryevents.processor.model;

import java.util.OptionalInt;

/**
 * What the schema asks of a list or a map as a whole.
 *
 * @param least the fewest elements or entries
 * @param most the most elements or entries
 * @param unique whether no two elements of a list may be equal
 */
public record SizeBounds(OptionalInt least, OptionalInt most, boolean unique) {

  /** No demands. */
  public static final SizeBounds NONE =
      new SizeBounds(OptionalInt.empty(), OptionalInt.empty(), false);
}
