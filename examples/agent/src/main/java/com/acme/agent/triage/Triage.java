package com.acme.agent.triage;

import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;

/**
 * Where a ticket goes.
 *
 * @param desk who answers it
 * @param urgent whether it comes first
 */
public record Triage(String desk, boolean urgent) {

  /**
   * Reads the answer of a model. It may say more than is asked of it.
   *
   * @param answer the text
   * @return what it says
   * @throws dev.retryevents.json.JsonException if it is not JSON
   * @throws UnfitAnswerException if it is, and does not say what it should
   */
  static Triage read(String answer) {
    if (JsonValue.parse(answer) instanceof JsonObject object
        && object.get("desk") instanceof JsonString desk
        && object.get("urgent") instanceof JsonBoolean urgent) {
      return new Triage(desk.value(), urgent.value());
    }
    throw new UnfitAnswerException("give \"desk\", a string, and \"urgent\", true or false");
  }

  /** The desk, and whether to hurry. */
  @Override
  public String toString() {
    return desk + (urgent ? ", urgent" : "");
  }
}
