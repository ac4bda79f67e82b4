package demo;

import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * What the other side tells without being asked, one record a method:
 *
 * <ul>
 * <li>{@link Empty}: <code>""</code>
 * <li>{@link U22StarU5cU0022UaDollarL}: <code>"*&#47;&#92;u0022 $L</code>
 * <li>{@link ClassValue}: <code>class</code>
 * <li>{@link List1}: <code>list/1</code>
 * <li>{@link UnknownNotification}: all others
 * </ul>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Notification
    permits Empty, U22StarU5cU0022UaDollarL, ClassValue, List1, UnknownNotification {

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
     * Answers to one {@link Empty}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(Empty notification);

    /**
     * Answers to one {@link U22StarU5cU0022UaDollarL}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(U22StarU5cU0022UaDollarL notification);

    /**
     * Answers to one {@link ClassValue}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(ClassValue notification);

    /**
     * Answers to one {@link List1}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(List1 notification);

    /**
     * Answers to one {@link UnknownNotification}.
     *
     * @param notification the notification
     * @return the answer
     */
    R visit(UnknownNotification notification);
  }
}
