package com.acme.session.client;

import com.acme.session.wire.ErrorObject;
import dev.retryevents.event.RetryReason;

/** The host has turned a request down. */
public final class RequestFailed extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final long code;

  RequestFailed(ErrorObject error) {
    super(RetryReason.of(error.message()) + " (" + error.code() + ")");
    this.code = error.code();
  }

  /** {@return the number of the error} */
  public long code() {
    return code;
  }
}
