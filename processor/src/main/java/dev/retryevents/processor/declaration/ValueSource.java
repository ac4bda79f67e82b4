package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.JavaType;
import java.util.List;
import java.util.Set;

/**
 * A type that can be asked for values: a signal, a context.
 *
 * @param type its name
 * @param visible whether generated code can name it
 * @param accessors what generated code can call on it, in the order of declaration
 * @param warnings what the compiler warns of where code uses it, as {@code SuppressWarnings} says
 */
public record ValueSource(
    JavaType.Declared type, boolean visible, List<Accessor> accessors, Set<String> warnings) {

  /** Copies the collections. */
  public ValueSource {
    accessors = List.copyOf(accessors);
    warnings = Set.copyOf(warnings);
  }
}
