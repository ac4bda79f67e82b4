package com.acme.session.host;

import com.acme.session.frame.ErrorCode;
import com.acme.session.frame.ProtocolFault;

/** A request that is not granted. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient ProtocolFault fault;

  Refusal(ErrorCode code, String message) {
    super(message, null, false, false);
    this.fault = new ProtocolFault(code, message);
  }

  ProtocolFault fault() {
    return fault;
  }
}
