package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.JavaType;
import java.util.List;

/**
 * A type that can be asked for values: a signal, a context.
 *
 * @param type its name
 * @param visible whether generated code can name it
 * @param accessors what generated code can call on it, in the order of declaration
 */
public record ValueSource(JavaType.Declared type, boolean visible, List<Accessor> accessors) {

  /** Copies the list. */
  public ValueSource {
    accessors = List.copyOf(accessors);
  }
}
