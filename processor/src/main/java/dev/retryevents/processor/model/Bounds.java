package dev.retryevents.processor.model;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the schema asks of a value beside its type.
 *
 * @param minimum the least number
 * @param maximum the greatest number
 * @param above the number to exceed
 * @param below the number to stay below
 * @param minLength the fewest code points of a text
 * @param maxLength the most code points of a text
 * @param pattern a regular expression to be found in a text
 */
public record Bounds(
    Optional<BigDecimal> minimum,
    Optional<BigDecimal> maximum,
    Optional<BigDecimal> above,
    Optional<BigDecimal> below,
    OptionalInt minLength,
    OptionalInt maxLength,
    Optional<String> pattern) {

  /** No demands. */
  public static final Bounds NONE =
      new Bounds(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          Optional.empty());
}
