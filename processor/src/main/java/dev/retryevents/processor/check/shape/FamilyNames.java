package dev.retryevents.processor.check.shape;

import java.util.List;
import java.util.stream.Stream;

/** Tells the names of the types that every table generates beside its events. */
public final class FamilyNames {

  private FamilyNames() {}

  /** The names, that of the family first. */
  public static List<String> of(String family) {
    return Stream.of("", "Renderer", "Mapping", "ContractTest").map(family::concat).toList();
  }
}
