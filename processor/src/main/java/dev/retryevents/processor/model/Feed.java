package dev.retryevents.processor.model;

/**
 * Where a component takes its value from.
 *
 * @param origin the signal or the context
 * @param accessor the accessor to call there
 * @param conversion what happens to its value
 * @param nullable whether null is passed on: the component takes it, and the accessor might give
 *     it. Annotations do not count here, since compilers before 22 do not read them from class
 *     files (JDK-8225377), and the same table is to give the same code everywhere
 */
public record Feed(Origin origin, Accessor accessor, Conversion conversion, boolean nullable) {

  /** Who is asked. */
  public enum Origin {
    /** The signal. */
    SIGNAL,
    /** The context. */
    CONTEXT
  }

  /** What happens to a value on its way into the component. */
  public enum Conversion {
    /** Nothing: it fits as it is, by boxing or unboxing at most. */
    NONE,
    /** A boxed or plain {@code int}, {@code short} or {@code byte} to {@code long}. */
    WIDEN_TO_LONG,
    /** A boxed or plain number of another type to {@code double}. */
    WIDEN_TO_DOUBLE,
    /** {@code Duration} to {@code long} milliseconds, rounded up; {@code long} is not exceeded. */
    DURATION_TO_LONG,
    /** {@code Duration} to {@code int} milliseconds, rounded up. */
    DURATION_TO_INT,
    /** {@code Instant} to milliseconds of Unix time. */
    INSTANT_TO_LONG,
    /** {@code String} to the enum of the component, by its wire spelling. */
    WIRE_TO_ENUM
  }
}
