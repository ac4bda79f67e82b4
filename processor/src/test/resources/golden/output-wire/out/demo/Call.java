package demo;

import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * What the other side tells without being asked, one record a method:
 *
 * <ul>
 * <li>{@link BallCaught}: <code>ball/caught</code>
 * <li>{@link BallThrown}: <code>ball/thrown</code>
 * <li>{@link GoalScored}: <code>goal/scored</code>
 * <li>{@link HalfTime}: <code>half-time</code>
 * <li>{@link UnknownCall}: all others
 * </ul>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Call permits BallCaught, BallThrown, GoalScored, HalfTime, UnknownCall {
  /** {@return its method, as the wire spells it} */
  String method();

  /** {@return when it was sent, in milliseconds of Unix time; null if that is not told} */
  @Nullable Long emittedAtMs();

  /** {@return {@link #emittedAtMs()} as a moment, or null if it is not told} */
  default @Nullable Instant emittedAt() {
    Long moment = emittedAtMs();
    return moment == null ? null : Instant.ofEpochMilli(moment);
  }

  /**
   * Calls the method of {@code visitor} that is for this notification.
   *
   * @param <R> what the visitor answers
   * @param visitor the visitor
   * @return what it answers
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * One method for each notification.
   *
   * @param <R> what they answer
   */
  interface Visitor<R> {
    /**
     * Answers to one {@link BallCaught}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(BallCaught notification);

    /**
     * Answers to one {@link BallThrown}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(BallThrown notification);

    /**
     * Answers to one {@link GoalScored}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(GoalScored notification);

    /**
     * Answers to one {@link HalfTime}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(HalfTime notification);

    /**
     * Answers to one {@link UnknownCall}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(UnknownCall notification);
  }
}
