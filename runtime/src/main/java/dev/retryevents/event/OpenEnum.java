package dev.retryevents.event;

/**
 * A value of an open vocabulary: one of the values known when the program was built, or one that
 * came later and is kept as it was spelled.
 */
public interface OpenEnum extends WireEnum {

  /** {@return whether the value was known when the program was built} */
  boolean isKnown();
}
