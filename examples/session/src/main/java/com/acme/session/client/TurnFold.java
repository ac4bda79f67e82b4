package com.acme.session.client;

import com.acme.session.wire.TurnRetryScheduled;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a turn, after all that was heard of it.
 *
 * @param turnId the turn
 * @param retry the attempt that is booked, if the last that was heard is a retry
 * @param settlement how the turn was settled; null as long as it runs
 */
public record TurnFold(
    String turnId, @Nullable TurnRetryScheduled retry, @Nullable Settlement settlement) {

  /** A turn that is heard of for the first time runs, whatever is heard. */
  static TurnFold running(String turnId) {
    return new TurnFold(turnId, null, null);
  }

  /** {@return whether the turn may still say something} */
  public boolean isRunning() {
    return settlement == null;
  }

  /** The latest retry counts; one of a turn that is settled is stale. */
  TurnFold scheduled(TurnRetryScheduled latest) {
    return isRunning() ? new TurnFold(turnId, latest, null) : this;
  }

  /** Anything that happens to a turn ends its wait for the next attempt. */
  TurnFold moved() {
    return new TurnFold(turnId, null, settlement);
  }

  /** The first settlement counts. */
  TurnFold settled(Settlement how) {
    return isRunning() ? new TurnFold(turnId, null, how) : this;
  }
}
