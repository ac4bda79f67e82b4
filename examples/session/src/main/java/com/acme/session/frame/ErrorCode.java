package com.acme.session.frame;

/** The errors that a host answers with: the table of errors of the bundle. */
public enum ErrorCode {
  /** The line is not JSON. */
  PARSE_ERROR(-32700, "parseError"),
  /** The line is JSON, and no message. */
  INVALID_REQUEST(-32600, "invalidRequest"),
  /** Something was asked for before {@code initialize}. */
  NOT_INITIALIZED(-32600, "notInitialized"),
  /** {@code initialize} came a second time. */
  ALREADY_INITIALIZED(-32600, "alreadyInitialized"),
  /** Nobody here knows the method. */
  METHOD_NOT_FOUND(-32601, "methodNotFound"),
  /** The params are not what the method takes. */
  INVALID_PARAMS(-32602, "invalidParams"),
  /** The host failed. */
  INTERNAL(-32603, "internal"),
  /** The line is longer than a line may be. */
  INPUT_TOO_LARGE(-32002, "inputTooLarge"),
  /** There is no such session. */
  SESSION_NOT_FOUND(-32020, "sessionNotFound"),
  /** The command cannot be carried out now. */
  COMMAND_REJECTED(-32030, "commandRejected");

  private final int code;
  private final String kind;

  ErrorCode(int code, String kind) {
    this.code = code;
    this.kind = kind;
  }

  /** {@return the number} */
  public int code() {
    return code;
  }

  /** {@return the class, which tells apart what has one number} */
  public String kind() {
    return kind;
  }
}
