package dev.retryevents.processor.model;

import java.util.List;

/**
 * The sentence of a row, ready to be written as code.
 *
 * @param selectors what the variants are chosen by; empty if there is one variant
 * @param variants in the order in which they are to be tried: the first whose keys all match is the
 *     one. The last has only {@link Key.Any}.
 */
public record Sentence(List<Subject> selectors, List<Variant> variants) {

  /** Copies the lists. */
  public Sentence {
    selectors = List.copyOf(selectors);
    variants = List.copyOf(variants);
  }

  /**
   * One wording.
   *
   * @param keys one a selector
   * @param pieces the wording
   */
  public record Variant(List<Key> keys, List<Piece> pieces) {

    /** Copies the lists. */
    public Variant {
      keys = List.copyOf(keys);
      pieces = List.copyOf(pieces);
    }
  }
}
