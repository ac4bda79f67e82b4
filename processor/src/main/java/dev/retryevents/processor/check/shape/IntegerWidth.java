package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.math.BigDecimal;
import java.util.Optional;

/** Chooses between {@code int} and {@code long}: an int needs both bounds, and both must fit. */
final class IntegerWidth {

  private static final BigDecimal LEAST = BigDecimal.valueOf(Integer.MIN_VALUE);
  private static final BigDecimal GREATEST = BigDecimal.valueOf(Integer.MAX_VALUE);

  private IntegerWidth() {}

  static ValueType of(SchemaNode node) {
    Optional<BigDecimal> low =
        node.amount(Keyword.MINIMUM).or(() -> node.amount(Keyword.EXCLUSIVE_MINIMUM));
    Optional<BigDecimal> high =
        node.amount(Keyword.MAXIMUM).or(() -> node.amount(Keyword.EXCLUSIVE_MAXIMUM));
    boolean fits =
        low.isPresent()
            && high.isPresent()
            && low.get().compareTo(LEAST) >= 0
            && high.get().compareTo(GREATEST) <= 0;
    return fits ? new ValueType.Int() : new ValueType.Long();
  }
}
