package com.acme.agent.server;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.util.List;

/**
 * A request as it arrived.
 *
 * @param conversation which conversation it belongs to
 * @param budget the most tokens that the answer may have
 * @param prompt the first message
 * @param notes the messages that follow it
 */
public record Question(String conversation, int budget, String prompt, List<String> notes) {

  private static final int MOST_TOKENS = 1_000_000;

  /** Copies the list. */
  public Question {
    notes = List.copyOf(notes);
  }

  /**
   * Reads the body of an HTTP request.
   *
   * @throws RuntimeException if it is no request; the message says why
   */
  static Question read(byte[] body) {
    if (JsonValue.parse(body) instanceof JsonObject request
        && request.get("conversation") instanceof JsonString conversation
        && request.get("max_tokens") instanceof JsonNumber budget
        && request.get("messages") instanceof JsonArray messages
        && budget.longValue() >= 1
        && budget.longValue() <= MOST_TOKENS
        && !messages.elements().isEmpty()) {
      List<String> texts = messages.elements().stream().map(Question::text).toList();
      return new Question(
          conversation.value(),
          (int) budget.longValue(),
          texts.get(0),
          texts.subList(1, texts.size()));
    }
    throw new IllegalArgumentException(
        "send conversation, max_tokens from 1 to " + MOST_TOKENS + ", and messages");
  }

  private static String text(JsonValue message) {
    if (message instanceof JsonString text) {
      return text.value();
    }
    throw new IllegalArgumentException("send messages that are strings");
  }
}
