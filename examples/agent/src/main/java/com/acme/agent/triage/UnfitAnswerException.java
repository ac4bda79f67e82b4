package com.acme.agent.triage;

/** An answer is JSON, and not what was asked for. */
final class UnfitAnswerException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnfitAnswerException(String wanted) {
    super(wanted);
  }
}
