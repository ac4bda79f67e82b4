package com.acme.agent.retry;

import dev.retryevents.event.JobEvent;
import dev.retryevents.event.MsgType;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The events of the table {@code RetryTable}, one record a row:
 *
 * <ul>
 * <li>{@link RateLimitRetryEvent}: Rate Limit Retry, published for a 429, the framework's own
 *       budget
 * <li>{@link TransientErrorRetryEvent}: Server Error Retry, published for a transient server
 *       error, a plain 5xx or a 529 overload
 * <li>{@link OutputTruncationRetryEvent}: Output Truncation Retry, published for an answer cut
 *       off below the ceiling of its model
 * <li>{@link ResponseCorrectionRetryEvent}: Response Correction Retry
 * </ul>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface RetryEvent extends JobEvent
    permits RateLimitRetryEvent,
        TransientErrorRetryEvent,
        OutputTruncationRetryEvent,
        ResponseCorrectionRetryEvent {

  /** {@return the event as one printable line} */
  @Override
  String message();

  /** {@return a short heading, the same for every event of one kind} */
  @Override
  String title();

  /** {@return what kind of message the event is} */
  @Override
  MsgType msgType();

  /**
   * Appends {@link #message()} without making a string of it.
   *
   * @param out where the line goes
   */
  void appendMessage(StringBuilder out);

  /**
   * Calls the method of {@code visitor} that is for this kind of event.
   *
   * @param <R> what the visitor answers
   * @param visitor the visitor
   * @return what it answers
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * One method for each kind of event.
   *
   * @param <R> what they answer
   */
  interface Visitor<R> {
    /**
     * Answers to one {@link RateLimitRetryEvent}.
     *
     * @param event the event
     * @return the answer
     */
    R visit(RateLimitRetryEvent event);

    /**
     * Answers to one {@link TransientErrorRetryEvent}.
     *
     * @param event the event
     * @return the answer
     */
    R visit(TransientErrorRetryEvent event);

    /**
     * Answers to one {@link OutputTruncationRetryEvent}.
     *
     * @param event the event
     * @return the answer
     */
    R visit(OutputTruncationRetryEvent event);

    /**
     * Answers to one {@link ResponseCorrectionRetryEvent}.
     *
     * @param event the event
     * @return the answer
     */
    R visit(ResponseCorrectionRetryEvent event);
  }
}
