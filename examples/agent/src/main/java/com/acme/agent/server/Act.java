package com.acme.agent.server;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What the model does with a request; each is named in scripts as here, in lower case. */
enum Act {
  /** Refuses: usage grows too fast. */
  ACCELERATION(429, "rate_limit_error", "usage increase rate too high; scale up gradually"),
  /** Refuses: too much is asked in a minute. */
  CAPACITY(429, "rate_limit_error", "too many tokens per minute"),
  /** Refuses, and does not say which limit was hit. */
  LIMIT(429, "rate_limit_error", "slow down"),
  /** Refuses for good: nothing is left of what was paid for. */
  QUOTA(429, "insufficient_quota", "the quota of this month is used up"),
  /** Has too much to do. */
  OVERLOAD(529, "overloaded_error", "the model is overloaded"),
  /** Fails. */
  ERROR(500, "api_error", "internal server error"),
  /** Closes the connection in place of a reply. */
  DROP(0, "", ""),
  /** Answers with half a JSON text. */
  GARBLE(200, "", ""),
  /** Answers with JSON that lacks a member. */
  PARTIAL(200, "", ""),
  /** Answers, after thoughts at length. */
  LONG(200, "", ""),
  /** Answers. */
  ANSWER(200, "", "");

  /** The HTTP status, or 0 for none. */
  final int status;

  /** The kind of error in the vocabulary of the API, empty where there is none. */
  final String errorType;

  /** What the error says. */
  final String errorMessage;

  Act(int status, String errorType, String errorMessage) {
    this.status = status;
    this.errorType = errorType;
    this.errorMessage = errorMessage;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Act> of(String word) {
    return Arrays.stream(values()).filter(act -> act.word().equals(word)).findFirst();
  }
}
