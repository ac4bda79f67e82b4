package dev.retryevents.event;

/** When a number shows its sign: the option {@code signDisplay} of MessageFormat 2. */
public enum SignDisplay {
  /** A minus before what is below zero. */
  AUTO,
  /** A sign before every number, a plus before zero. */
  ALWAYS,
  /** No sign. */
  NEVER,
  /** A sign before every number but zero. */
  EXCEPT_ZERO,
  /** A minus before what is below zero; the same as {@link #AUTO} since there is no minus zero. */
  NEGATIVE;

  /** The sign of a number of that signum: one character, or none. */
  String of(int signum) {
    return switch (this) {
      case AUTO, NEGATIVE -> signum < 0 ? "-" : "";
      case NEVER -> "";
      case ALWAYS -> signum < 0 ? "-" : "+";
      case EXCEPT_ZERO -> signum < 0 ? "-" : signum > 0 ? "+" : "";
    };
  }
}
