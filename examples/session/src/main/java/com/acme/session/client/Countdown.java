package com.acme.session.client;

import com.acme.session.wire.RetryNotice;
import com.acme.session.wire.TurnRetryScheduled;
import com.acme.session.wire.TurnRetryScheduledParams;
import dev.retryevents.event.RetryReason;

/**
 * What is left of the wait before an attempt.
 *
 * <p>The wait is a length of time; only a notification that is news says when it began. Of one that
 * is replayed nobody knows how much is left, so nothing is counted down.
 */
final class Countdown {

  private Countdown() {}

  /**
   * The milliseconds that are left.
   *
   * @param retry the retry, whatever its numbers are
   * @param nowMs the time, in milliseconds of Unix time
   * @return from 0 to the whole wait; 0 also if it cannot be known
   */
  static long leftMs(TurnRetryScheduled retry, long nowMs) {
    Long beganMs = retry.emittedAtMs();
    if (beganMs == null) {
      return 0;
    }
    // A clock behind the host's must not make the wait longer than it is.
    long passed = nowMs < beganMs ? 0 : nowMs - beganMs;
    long whole = retry.params().retryDelayMs();
    return passed < 0 || passed > whole ? 0 : whole - passed;
  }

  /** The notice of a retry as it was told: with all of the wait, if it is news. */
  static RetryNotice told(TurnRetryScheduled retry) {
    Long beganMs = retry.emittedAtMs();
    return notice(retry, beganMs == null ? 0 : beganMs);
  }

  /** The notice of a retry, with what is left of the wait. */
  static RetryNotice notice(TurnRetryScheduled retry, long nowMs) {
    TurnRetryScheduledParams params = retry.params();
    return new RetryNotice(
        params.attempt(),
        params.maxAttempts(),
        params.nextAttempt(),
        RetryReason.of(params.reason()),
        leftMs(retry, nowMs),
        params.sessionId(),
        params.sourceRange(),
        params.turnId(),
        params.viewCursor());
  }
}
