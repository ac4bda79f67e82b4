package com.acme.agent.server;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How far each conversation of a script has come. */
final class ScriptCursor {

  private final Deque<List<Step>> unbegun;
  private final Map<String, Deque<Step>> begun = new HashMap<>();

  ScriptCursor(Script script) {
    this.unbegun = new ArrayDeque<>(script.conversations());
  }

  /** The next step of a conversation, if there is one; a new conversation takes the next steps. */
  Optional<Step> next(String conversation) {
    Deque<Step> steps = begun.get(conversation);
    if (steps == null) {
      steps = unbegun.isEmpty() ? new ArrayDeque<>() : new ArrayDeque<>(unbegun.remove());
      begun.put(conversation, steps);
    }
    return Optional.ofNullable(steps.poll());
  }
}
