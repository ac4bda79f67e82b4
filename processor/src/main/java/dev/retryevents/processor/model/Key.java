package dev.retryevents.processor.model;

import java.math.BigDecimal;

/** What a variant asks of one selector. */
public sealed interface Key {

  /** Anything. */
  record Any() implements Key {}

  /** That text; of an enum, the value with that spelling. */
  record Text(String text) implements Key {}

  /** That boolean. */
  record Truth(boolean value) implements Key {}

  /** That number, before an offset is added: {@code value == number} is the whole test. */
  record Number(BigDecimal number) implements Key {}
}
