package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.NamedType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The named types of a table, each built once, whichever rows reach it. */
public final class Shapes {

  private final Map<String, String> pointers = new LinkedHashMap<>();
  private final Map<String, NamedType> types = new LinkedHashMap<>();

  /**
   * Takes a Java name for what stands at {@code pointer}; gives the pointer that has it already, if
   * that is another one.
   */
  Optional<String> reserve(String name, String pointer) {
    String holder = pointers.putIfAbsent(name, pointer);
    return holder == null || holder.equals(pointer) ? Optional.empty() : Optional.of(holder);
  }

  /** Whether something has the name. */
  boolean isReserved(String name) {
    return pointers.containsKey(name);
  }

  void add(NamedType type) {
    types.put(type.name(), type);
  }

  /**
   * The type of that name; empty for the record of a row, or if a fault kept it from being built.
   */
  public Optional<NamedType> find(String name) {
    return Optional.ofNullable(types.get(name));
  }

  /** All types, sorted by name. */
  public List<NamedType> all() {
    List<NamedType> sorted = new ArrayList<>(types.values());
    sorted.sort(Comparator.comparing(NamedType::name));
    return List.copyOf(sorted);
  }
}
