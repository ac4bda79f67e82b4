package com.acme.agent.server;

import java.util.Arrays;
import java.util.List;

/**
 * What the model does: for each conversation, in the order in which they begin, its steps.
 *
 * @param conversations the steps of each, one a request
 */
public record Script(List<List<Step>> conversations) {

  /** Every kind of signal in one conversation, two limits in another, and one without a fault. */
  public static final String TOUR =
      "acceleration+12,overload,error,long,garble,long/capacity@40,limit,answer/answer";

  /** Copies the lists. */
  public Script {
    conversations = conversations.stream().map(List::copyOf).toList();
  }

  /**
   * Reads a script: steps with commas between them, conversations with slashes.
   *
   * @param text the script
   * @return the script
   * @throws IllegalArgumentException if it is none; the message says what to write
   */
  public static Script parse(String text) {
    return new Script(Arrays.stream(text.split("/", -1)).map(Script::steps).toList());
  }

  private static List<Step> steps(String conversation) {
    return Arrays.stream(conversation.split(",", -1)).map(Step::parse).toList();
  }
}
