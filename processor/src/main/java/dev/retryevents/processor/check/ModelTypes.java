package dev.retryevents.processor.check;

import dev.retryevents.processor.model.JavaType;
import java.util.Map;

/**
 * What a wire model has for tables that share its types.
 *
 * @param holder the type that carries the model
 * @param bundle the hash of the bundle that it is over
 * @param keeping whether its records keep the members that the schema does not know
 * @param names the Java names of its types by their places in the bundle: {@code #/$defs/X}
 * @param complete whether it has all that it selects; what it lacks otherwise is told at the model
 */
public record ModelTypes(
    JavaType.Declared holder,
    String bundle,
    boolean keeping,
    Map<String, String> names,
    boolean complete) {

  /** Copies the map. */
  public ModelTypes {
    names = Map.copyOf(names);
  }
}
