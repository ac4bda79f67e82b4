package com.acme.session.host;

import com.acme.session.log.Entry;
import com.acme.session.log.LifecycleRecord;
import com.acme.session.log.LifecycleRecord.AnswerBegun;
import com.acme.session.log.LifecycleRecord.AnswerEnded;
import com.acme.session.log.LifecycleRecord.AttemptBegun;
import com.acme.session.log.LifecycleRecord.CancelAsked;
import com.acme.session.log.LifecycleRecord.RetryBooked;
import com.acme.session.log.LifecycleRecord.TurnBegun;
import com.acme.session.log.LifecycleRecord.TurnEnded;
import org.jspecify.annotations.Nullable;

/**
 * How far a turn has come, as the log tells it: all that is needed to carry on with it.
 *
 * @param turnId the turn
 * @param input what was said to the model
 * @param begunAtMs when it began
 * @param attempt the last attempt that began; 0 before the first
 * @param booked the retry that is waited for, if one is
 * @param bookedAtMs when that was booked
 * @param answer the answer that is being written, if one is
 * @param isAnswered whether the answer is complete
 * @param isCancelled whether somebody asked for the end
 * @param isOver whether it has ended
 */
record TurnState(
    String turnId,
    String input,
    long begunAtMs,
    int attempt,
    @Nullable RetryBooked booked,
    long bookedAtMs,
    @Nullable String answer,
    boolean isAnswered,
    boolean isCancelled,
    boolean isOver) {

  static TurnState of(TurnBegun begun, long atMs) {
    return new TurnState(
        begun.turnId(), begun.input(), atMs, 0, null, 0, null, false, false, false);
  }

  /** The turn after one more record of it. */
  TurnState after(Entry entry) {
    LifecycleRecord happened = entry.happened();
    if (happened instanceof AttemptBegun begun) {
      return with(begun.attempt(), null, 0, null, false, isCancelled, false);
    } else if (happened instanceof RetryBooked retry) {
      return with(attempt, retry, entry.atMs(), null, false, isCancelled, false);
    } else if (happened instanceof AnswerBegun begun) {
      return with(attempt, null, 0, begun.itemId(), false, isCancelled, false);
    } else if (happened instanceof AnswerEnded ended) {
      boolean isWhole = ended.status().equals("completed");
      return with(attempt, null, 0, null, isWhole, isCancelled, false);
    } else if (happened instanceof CancelAsked) {
      return with(attempt, booked, bookedAtMs, answer, isAnswered, true, false);
    } else if (happened instanceof TurnEnded) {
      return with(attempt, null, 0, null, isAnswered, isCancelled, true);
    }
    throw new AssertionError(happened);
  }

  private TurnState with(
      int attempt,
      @Nullable RetryBooked booked,
      long bookedAtMs,
      @Nullable String answer,
      boolean isAnswered,
      boolean isCancelled,
      boolean isOver) {
    return new TurnState(
        turnId,
        input,
        begunAtMs,
        attempt,
        booked,
        bookedAtMs,
        answer,
        isAnswered,
        isCancelled,
        isOver);
  }
}
