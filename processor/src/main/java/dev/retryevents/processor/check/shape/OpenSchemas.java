package dev.retryevents.processor.check.shape;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The schemas that are being given a type, each inside of the one before. */
final class OpenSchemas {

  /**
   * A schema that is being given a type.
   *
   * @param depth in how many lists and maps it stands
   * @param target whether references lead to it
   */
  private record Entry(int depth, boolean target) {}

  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final Set<String> wrapped = new HashSet<>();
  private int depth = 0;

  boolean holds(String pointer) {
    return entries.containsKey(pointer);
  }

  void enter(String pointer, boolean target) {
    entries.put(pointer, new Entry(depth, target));
  }

  /** Ends what {@link #enter} began; tells whether the schema needs a record around it. */
  boolean leave(String pointer) {
    entries.remove(pointer);
    return wrapped.contains(pointer);
  }

  /** Goes into a list or a map, or out of it. */
  void step(int by) {
    depth += by;
  }

  /** Whether there is no list and no map between that schema and here. */
  boolean isBare(String pointer) {
    return Objects.requireNonNull(entries.get(pointer)).depth() == depth;
  }

  /**
   * Has every schema from that one on wrapped which references lead to, so that none of them is
   * wrapped or not for where the walk began.
   */
  void wrapFrom(String pointer) {
    boolean inside = false;
    for (Map.Entry<String, Entry> entry : entries.entrySet()) {
      inside = inside || entry.getKey().equals(pointer);
      if (inside && (entry.getValue().target() || entry.getKey().equals(pointer))) {
        wrapped.add(entry.getKey());
      }
    }
  }
}
