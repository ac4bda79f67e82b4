package com.acme.session.log;

import java.io.IOException;

/** A log that cannot be used, with the reason in a sentence for the person who has to see to it. */
public final class LogFault extends IOException {

  private static final long serialVersionUID = 1L;

  LogFault(String message) {
    super(message);
  }
}
