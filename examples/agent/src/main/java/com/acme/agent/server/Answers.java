package com.acme.agent.server;

import dev.retryevents.json.JsonWriter;
import java.util.Locale;

/** What the model knows: which desk a support ticket belongs to. */
final class Answers {

  /** About 5,000 tokens. */
  private static final String THOUGHTS =
      "Let me read that again, word by word. ".repeat(526).strip();

  private Answers() {}

  /** The answer to a prompt: a JSON text. */
  static String to(String prompt) {
    return answer(prompt, "");
  }

  /** The same answer, with thoughts at length before it. */
  static String atLength(String prompt) {
    return answer(prompt, THOUGHTS);
  }

  private static String answer(String prompt, String thoughts) {
    String words = prompt.toLowerCase(Locale.ROOT);
    JsonWriter out = new JsonWriter().beginObject();
    if (!thoughts.isEmpty()) {
      out.name("thoughts").value(thoughts);
    }
    out.name("desk").value(desk(words));
    out.name("urgent").value(words.contains("today"));
    return out.endObject().toString();
  }

  private static String desk(String words) {
    if (words.contains("charged") || words.contains("invoice")) {
      return "billing";
    }
    return words.contains("password") ? "accounts" : "general";
  }
}
