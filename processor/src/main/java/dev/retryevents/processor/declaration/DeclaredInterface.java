package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.JavaType;
import java.util.List;
import java.util.Optional;

/**
 * The type that every event is to extend.
 *
 * @param type its name
 * @param hindrances why nothing generated can extend it, in words that follow its name; empty if
 *     something can
 * @param methods its abstract methods, inherited ones included, in the order of declaration
 * @param accessors its methods without parameters, those with bodies and those that return nothing
 *     included
 * @param appending what its {@code appendMessage(StringBuilder)} returns, if it has one
 */
public record DeclaredInterface(
    JavaType.Declared type,
    List<String> hindrances,
    List<DeclaredMethod> methods,
    List<Accessor> accessors,
    Optional<JavaType> appending) {

  /** Copies the lists. */
  public DeclaredInterface {
    hindrances = List.copyOf(hindrances);
    methods = List.copyOf(methods);
    accessors = List.copyOf(accessors);
  }
}
