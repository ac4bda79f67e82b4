package com.acme.session.client;

import com.acme.session.wire.TurnCompletedParams;

/** How a turn stopped being one that somebody waits for. */
public sealed interface Settlement {

  /**
   * It ended, in whatever way; a way that this client does not know is an end too.
   *
   * @param params what was told of it
   */
  record Completed(TurnCompletedParams params) implements Settlement {}

  /** It was taken back. */
  record Retracted() implements Settlement {}

  /** It was called off before it began. */
  record Unqueued() implements Settlement {}
}
