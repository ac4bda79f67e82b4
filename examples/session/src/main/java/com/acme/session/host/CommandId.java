package com.acme.session.host;

import com.acme.session.frame.ErrorCode;

/** The name of a command, which outlives the command: turns have it, and the log. */
final class CommandId {

  private static final int LONGEST = 200;

  private CommandId() {}

  /** The name, if it can be one. */
  static String of(String commandId) {
    if (commandId.isBlank() || commandId.length() > LONGEST) {
      throw new Refusal(
          ErrorCode.INVALID_PARAMS, "\"commandId\" has 1 to " + LONGEST + " characters");
    }
    return commandId;
  }
}
