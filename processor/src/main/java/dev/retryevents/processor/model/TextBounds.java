package dev.retryevents.processor.model;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the schema asks of a text: of a string, or of the name of a member.
 *
 * @param minLength the fewest code points
 * @param maxLength the most code points
 * @param pattern a regular expression to be found in it
 */
public record TextBounds(OptionalInt minLength, OptionalInt maxLength, Optional<String> pattern) {

  /** No demands. */
  public static final TextBounds NONE =
      new TextBounds(OptionalInt.empty(), OptionalInt.empty(), Optional.empty());
}
