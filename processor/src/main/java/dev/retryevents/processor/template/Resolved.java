package dev.retryevents.processor.template;

import java.time.Duration;

/** The value of an expression, with what its functions have said about it. */
sealed interface Resolved extends Resolution {

  /** No value: the component is null. */
  record Absent() implements Resolved {}

  /** A string that came from outside, and may hold anything. */
  record Carried(String text) implements Resolved {}

  /** A literal, which the author of the template wrote. */
  record Written(String text) implements Resolved {}

  /** A boolean. */
  record Truth(boolean value) implements Resolved {}

  /** A length of time. */
  record Delay(Duration length) implements Resolved {}

  /** A number of which no function has said anything. */
  record Bare(Amount amount) implements Resolved {}

  /** A number that a function has made, with the options gathered so far. */
  record Quantity(Amount amount, NumberOptions options, KeyRule keyRule) implements Resolved {}

  /** How a number is compared with keys. */
  enum KeyRule {
    /** Nothing is said: as for plural. */
    UNSTATED,
    PLURAL,
    ORDINAL,
    EXACT,
    /** Stated for an operand, where the standard does not let a selector see it. */
    INHERITED
  }
}
