package dev.retryevents.processor.sweep;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A row over a definition: it shows the first member that it can, and says that it does not show
 * the others.
 *
 * @param name the name of the definition
 * @param definition the definition
 * @param samples how to make one
 */
record DefinitionRow(String name, JsonObject definition, MinimalSample samples) {

  /** Sets the record of the row apart from the type that other rows reach by the same name. */
  private static final String SUFFIX = "Row";

  private static final Set<String> SHOWN = Set.of("string", "integer");

  /** The row as it is written in a table. */
  String source() {
    Map<String, JsonValue> given = ((JsonObject) samples.of(definition)).members();
    Optional<String> shown = given.keySet().stream().filter(this::isShown).findFirst();
    String value = shown.map(given::get).map(DefinitionRow::text).orElse("nothing");
    return """
    @RetryEvent(
        type = %s,
        name = %s,
        title = %s,
        message = %s,
        samples = @Sample(given = %s, renders = %s),
        unrendered = %s)\
    """
        .formatted(
            JavaText.literal(name),
            JavaText.literal(name + SUFFIX),
            JavaText.literal(
                text(definition.members().getOrDefault("title", new JsonString(name)))),
            JavaText.literal(
                name + ": " + shown.map(member -> "{$" + member + "}").orElse("nothing")),
            JavaText.literal(new JsonObject(given).toString()),
            JavaText.literal(name + ": " + value),
            JavaText.literals(
                properties().keySet().stream()
                    .filter(member -> !shown.filter(member::equals).isPresent())
                    .toList()));
  }

  /** Whether a definition has members, and so can be a row. */
  static boolean isPossible(JsonValue definition) {
    return definition instanceof JsonObject object
        && object.members().get("properties") instanceof JsonObject properties
        && !properties.members().isEmpty();
  }

  private Map<String, JsonValue> properties() {
    return ((JsonObject) definition.members().get("properties")).members();
  }

  /** Required, never null, and of a type that a message shows as it is. */
  private boolean isShown(String member) {
    Map<String, JsonValue> keywords =
        samples.target((JsonObject) properties().get(member)).members();
    return keywords.get("type") instanceof JsonString
        && SHOWN.contains(MinimalSample.type(keywords))
        && !(keywords.get("anyOf") instanceof JsonArray);
  }

  private static String text(JsonValue value) {
    return value instanceof JsonString string ? string.value() : value.toString();
  }
}
