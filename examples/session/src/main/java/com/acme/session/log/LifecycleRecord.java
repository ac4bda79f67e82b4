package com.acme.session.log;

import org.jspecify.annotations.Nullable;

/**
 * What happens to a session, as it is written down before anybody is told.
 *
 * <p>Words that the wire has an enum for are spelled as the wire spells them.
 */
public sealed interface LifecycleRecord {

  /**
   * A session began.
   *
   * @param commandId the command that asked for it
   */
  record SessionBegun(String commandId) implements LifecycleRecord {}

  /** A record of what happens to a turn. */
  sealed interface OfTurn extends LifecycleRecord {
    /** {@return the turn, which has the name of the command that asked for it} */
    String turnId();
  }

  /**
   * Input was taken down, and its turn began.
   *
   * @param turnId the turn
   * @param input what was said to the model
   */
  record TurnBegun(String turnId, String input) implements OfTurn {}

  /**
   * The model is being asked.
   *
   * @param turnId the turn
   * @param attempt the number of the attempt, counted from 1 through all lives of the host
   */
  record AttemptBegun(String turnId, int attempt) implements OfTurn {}

  /**
   * An attempt failed, and the next one is booked.
   *
   * @param turnId the turn
   * @param attempt the attempt that failed
   * @param nextAttempt the attempt that will run
   * @param maxAttempts the most attempts that the turn may make
   * @param retryDelayMs how long the wait between them is, in milliseconds
   * @param reason why the attempt failed, in the form of {@link dev.retryevents.event.RetryReason}
   */
  record RetryBooked(
      String turnId,
      int attempt,
      int nextAttempt,
      int maxAttempts,
      long retryDelayMs,
      String reason)
      implements OfTurn {}

  /**
   * The model began to answer.
   *
   * @param turnId the turn
   * @param itemId the item that the answer is
   */
  record AnswerBegun(String turnId, String itemId) implements OfTurn {}

  /**
   * The answer is as long as it will be.
   *
   * @param turnId the turn
   * @param itemId the item that the answer is
   * @param status the last status of the item
   * @param text what the model wrote
   */
  record AnswerEnded(String turnId, String itemId, String status, String text) implements OfTurn {}

  /**
   * Somebody asked for the end of a turn.
   *
   * @param turnId the turn
   */
  record CancelAsked(String turnId) implements OfTurn {}

  /**
   * A turn is over.
   *
   * @param turnId the turn
   * @param terminal how it ended
   * @param failure what went wrong, if anything did
   */
  record TurnEnded(String turnId, String terminal, @Nullable Failure failure) implements OfTurn {}

  /**
   * What made a turn fail.
   *
   * @param kind the class of the failure
   * @param message the failure in words for people
   * @param isRetryable whether the same input stands a chance another time
   */
  record Failure(String kind, String message, boolean isRetryable) {}
}
