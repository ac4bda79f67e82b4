package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Writes values as nobody would: with escapes, white space, and members in any order. */
record Spelling(Random random) {

  String of(JsonValue value) {
    StringBuilder out = new StringBuilder();
    append(out, value);
    return out.toString();
  }

  private void append(StringBuilder out, JsonValue value) {
    space(out);
    if (value instanceof JsonObject object) {
      List<Map.Entry<String, JsonValue>> members = new ArrayList<>(object.members().entrySet());
      if (random.nextBoolean()) {
        Collections.shuffle(members, random);
      }
      out.append('{');
      String separator = "";
      for (Map.Entry<String, JsonValue> member : members) {
        space(out.append(separator));
        text(out, member.getKey());
        space(out);
        append(out.append(':'), member.getValue());
        separator = ",";
      }
      out.append('}');
    } else if (value instanceof JsonArray array) {
      out.append('[');
      String separator = "";
      for (JsonValue element : array.elements()) {
        append(out.append(separator), element);
        separator = ",";
      }
      out.append(']');
    } else if (value instanceof JsonString text) {
      text(out, text.value());
    } else {
      out.append(value);
    }
    space(out);
  }

  private void text(StringBuilder out, String text) {
    int escaped = random.nextInt(3) == 0 ? 2 : 50;
    out.append('"');
    text.codePoints()
        .forEach(
            point -> {
              boolean must = point < ' ' || point == '"' || point == '\\';
              if (must || random.nextInt(escaped) == 0) {
                Character.toString(point).chars().forEach(unit -> escape(out, unit));
              } else {
                out.appendCodePoint(point);
              }
            });
    out.append('"');
  }

  private void escape(StringBuilder out, int unit) {
    out.append(String.format(random.nextBoolean() ? "\\u%04x" : "\\u%04X", unit));
  }

  private void space(StringBuilder out) {
    if (random.nextInt(10) == 0) {
      out.append(" \t\r\n".charAt(random.nextInt(4)));
    }
  }
}
