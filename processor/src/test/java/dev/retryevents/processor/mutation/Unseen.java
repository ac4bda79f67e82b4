package dev.retryevents.processor.mutation;

import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.check.message.SampleEvaluator;
import dev.retryevents.processor.template.Evaluation;
import dev.retryevents.processor.template.ParsedMessage;
import dev.retryevents.processor.template.Rendering;
import dev.retryevents.processor.template.TemplateParser;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The changes of a table that nobody can see: a value of a sample that its sentence ignores, and a
 * number in a message, such as the most digits of a fraction, that no sentence shows.
 */
final class Unseen {

  private static final TableSource TABLE = AgentExample.TABLE;

  private Unseen() {}

  /** Whether the change of that word is one. */
  static boolean is(TableCell cell, Word word) {
    String source = TABLE.text();
    String changed = word.replacedIn(source, word.changed());
    String before = cell.value(source);
    String after = cell.longerBy(word.changed().length() - word.text().length()).value(changed);
    if (cell.member().equals("given")) {
      String message = TABLE.beside(cell, "message").value(source);
      return members(before).keySet().equals(members(after).keySet())
          && rendering(message, before).equals(sentence(message, after));
    }
    return cell.member().equals("message")
        && Character.isDigit(word.text().charAt(0))
        && TABLE.cells("given").stream()
            .filter(given -> given.row() == cell.row())
            .map(given -> given.value(source))
            .allMatch(given -> rendering(before, given).equals(sentence(after, given)));
  }

  /** The members of a JSON object; none where it is no JSON any more. */
  private static Map<String, @Nullable Object> members(String json) {
    Map<String, @Nullable Object> members = new HashMap<>();
    try {
      ((JsonObject) JsonValue.parse(json.getBytes(StandardCharsets.UTF_8)))
          .members()
          .forEach((name, value) -> members.put(name, plain(value)));
    } catch (JsonException e) {
      return Map.of();
    }
    return members;
  }

  private static @Nullable Object plain(JsonValue value) {
    if (value instanceof JsonString text) {
      return text.value();
    } else if (value instanceof JsonNumber number && number.text().contains(".")) {
      return number.doubleValue();
    } else if (value instanceof JsonNumber number) {
      return number.longValue();
    }
    return null;
  }

  /** What is written down renders, so that a fault is never taken for the same. */
  private static Rendering rendering(String message, String given) {
    return (Rendering) sentence(message, given);
  }

  private static Evaluation sentence(String message, String given) {
    ParsedMessage parsed = (ParsedMessage) TemplateParser.parse(message);
    return SampleEvaluator.evaluate(parsed.message(), members(given));
  }
}
