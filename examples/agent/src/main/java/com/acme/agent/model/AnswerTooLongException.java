package com.acme.agent.model;

/** An answer does not fit into the most tokens that its model gives. */
public final class AnswerTooLongException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  AnswerTooLongException(Model model) {
    super("the answer of " + model.name() + " is longer than its " + model.ceiling() + " tokens");
  }
}
