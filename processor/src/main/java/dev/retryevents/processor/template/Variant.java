package dev.retryevents.processor.template;

import java.util.List;
import java.util.stream.Collectors;

/** One row of a {@code .match}: a key for each selector, and the pattern they lead to. */
public record Variant(List<Key> keys, Pattern pattern, Span span) {

  public Variant {
    keys = List.copyOf(keys);
  }

  /** The keys as a reader knows them, for sentences about this variant. */
  public String label() {
    return label(keys);
  }

  static String label(List<Key> keys) {
    return keys.stream().map(Key::shown).collect(Collectors.joining(" "));
  }
}
