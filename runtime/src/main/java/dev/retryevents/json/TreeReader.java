package dev.retryevents.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads values with all they contain; how deep that goes the input limits. */
final class TreeReader {

  /** What an object usually has room for; a larger one grows. */
  private static final int FEW = 4;

  private TreeReader() {}

  static JsonValue value(JsonInput in) {
    return switch (in.peek()) {
      case BEGIN_OBJECT -> object(in);
      case BEGIN_ARRAY -> array(in);
      case STRING -> new JsonString(in.nextString());
      case NUMBER -> new JsonNumber(in.nextNumber());
      case BOOLEAN -> JsonBoolean.of(in.nextBoolean());
      case NULL -> {
        in.nextNull();
        yield JsonNull.NULL;
      }
      case NAME, END_OBJECT, END_ARRAY, END -> {
        in.skipValue();
        yield JsonNull.NULL;
      }
    };
  }

  private static JsonObject object(JsonInput in) {
    in.beginObject();
    Map<String, JsonValue> members = new LinkedHashMap<>(FEW);
    while (in.hasNext()) {
      String name = in.nextName();
      if (members.containsKey(name)) {
        in.rejectRepeated(name);
      }
      members.put(name, value(in));
    }
    in.endObject();
    return new JsonObject(members);
  }

  private static JsonArray array(JsonInput in) {
    in.beginArray();
    List<JsonValue> elements = new ArrayList<>();
    while (in.hasNext()) {
      elements.add(value(in));
    }
    in.endArray();
    return new JsonArray(elements);
  }
}
