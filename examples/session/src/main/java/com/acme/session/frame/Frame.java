package com.acme.session.frame;

import dev.retryevents.json.JsonValue;

/** What a line says. */
public sealed interface Frame {

  /** The longest line that is read, in bytes: 10 MiB. */
  int LIMIT = 10 << 20;

  /**
   * A message that is to be answered.
   *
   * @param id its name: a string or an integer, which the answer repeats as it is
   * @param method what is asked for
   * @param params what it is asked with; an empty object if nothing is given
   */
  record Request(JsonValue id, String method, Carried params) implements Frame {}

  /**
   * A message that nobody answers.
   *
   * @param method what it is about
   * @param line the whole line, for a reader that knows what to expect of it
   */
  record Notification(String method, byte[] line) implements Frame {}

  /**
   * The answer to a request that was granted.
   *
   * @param id the name of the request
   * @param result what was asked for
   */
  record Success(JsonValue id, Carried result) implements Frame {}

  /**
   * The answer to a request that failed.
   *
   * @param id the name of the request; null if it cannot be told
   * @param error what went wrong
   */
  record Failure(JsonValue id, Carried error) implements Frame {}

  /**
   * No message.
   *
   * @param id the name of the request that it may have been meant for; null if it cannot be told
   * @param fault what is wrong
   */
  record Malformed(JsonValue id, ProtocolFault fault) implements Frame {}
}
