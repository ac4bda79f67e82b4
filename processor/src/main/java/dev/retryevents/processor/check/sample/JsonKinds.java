package dev.retryevents.processor.check.sample;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.model.JsonKind;

/** Tells of JSON values which types they have. */
final class JsonKinds {

  private JsonKinds() {}

  static boolean is(JsonValue json, JsonKind kind) {
    return switch (kind) {
      case INTEGER -> json instanceof JsonNumber number && number.isIntegral();
      case NUMBER -> json instanceof JsonNumber;
      case STRING -> json instanceof JsonString;
      case BOOLEAN -> json instanceof JsonBoolean;
      case ARRAY -> json instanceof JsonArray;
      case OBJECT -> json instanceof JsonObject;
    };
  }
}
