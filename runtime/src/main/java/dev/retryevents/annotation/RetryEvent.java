package dev.retryevents.annotation;

import dev.retryevents.event.MsgType;
import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One row of a {@link RetryEventTable}: an event, its sentence, and the signals that lead to it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface RetryEvent {

  /**
   * {@return the definition that gives the components: its name under {@code $defs}, or a JSON
   * pointer into the bundle such as {@code #/$defs/RateLimitRetryEvent}}
   */
  String type();

  /** {@return the name of the record; by default the name of the definition} */
  String name() default "";

  /**
   * {@return what {@code title()} answers; unique in the table} Where the definition has a {@code
   * title} that is more than its own name, the two must agree.
   */
  String title();

  /** {@return when the event is published, in words, for the documented table and the Javadoc} */
  String publishedFor() default "";

  /** {@return the signals that lead to this event: leaves of {@link RetryEventTable#signals()}} */
  Class<?>[] from() default {};

  /**
   * {@return the sentence, in Unicode MessageFormat 2} Its variables are the components of the
   * definition.
   *
   * <p>Functions: {@code :string}, {@code :number}, {@code :integer}, {@code :offset} of the
   * standard, and {@code :retry:seconds}, which turns a {@code Duration} or a number of
   * milliseconds into whole seconds, rounded up, and reads an absent value as 0. Text is that of
   * the root locale: ASCII digits, {@code .}, no grouping.
   */
  String message();

  /** {@return the samples, at least one for each variant of the message} */
  Sample[] samples() default {};

  /** {@return the components that no variant shows, by their names in the schema} */
  String[] unrendered() default {};

  /** {@return what {@code msgType()} answers, if other than the table says; at most one value} */
  MsgType[] msgType() default {};
}
