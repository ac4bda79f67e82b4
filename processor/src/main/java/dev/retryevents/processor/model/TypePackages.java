package dev.retryevents.processor.model;

import java.util.Set;

/**
 * The packages of the generated types that a record names: its own, and that of a wire model whose
 * types it shares.
 *
 * @param own the package of the record; empty for the unnamed one
 * @param model the package of the model; the same as {@code own} if there is none
 * @param shared the Java names of the types that stand in the package of the model
 * @param keeping whether the records among them keep the members that the schema does not know
 */
public record TypePackages(String own, String model, Set<String> shared, boolean keeping) {

  /** Copies the set. */
  public TypePackages {
    shared = Set.copyOf(shared);
  }

  /** One package, with nothing shared. */
  public static TypePackages of(String own) {
    return new TypePackages(own, own, Set.of(), false);
  }

  /** The package of the type of that name. */
  public String packageOf(String name) {
    return isShared(name) ? model : own;
  }

  /** Whether a type stands in one of the packages. */
  public boolean has(JavaType.Declared type) {
    return type.packageName().equals(own) || type.packageName().equals(model);
  }

  /** Whether the model generates the type of that name. */
  public boolean isShared(String name) {
    return shared.contains(name);
  }
}
