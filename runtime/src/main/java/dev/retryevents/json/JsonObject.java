package dev.retryevents.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object.
 *
 * @param members its members, unmodifiable, in their order; the order does not count for equality
 */
public record JsonObject(Map<String, JsonValue> members) implements JsonValue {

  /**
   * Copies the members.
   *
   * @param members its members
   * @throws NullPointerException if a name or a value is null
   * @throws IllegalArgumentException if a name holds a surrogate without its partner
   */
  public JsonObject {
    Map<String, JsonValue> copy = new LinkedHashMap<>(members);
    copy.forEach(
        (name, value) -> {
          Utf8.requireEncodable(name);
          Objects.requireNonNull(value, name);
        });
    // An empty map of its own costs sixty times the two bytes that spell it.
    members = copy.isEmpty() ? Map.of() : Collections.unmodifiableMap(copy);
  }

  /**
   * The value of a member.
   *
   * @param name its name
   * @return the value, or null if there is no such member; a member that is null is a {@link
   *     JsonNull}
   */
  public @Nullable JsonValue get(String name) {
    return members.get(name);
  }

  @Override
  public void writeTo(JsonOutput out) {
    out.beginObject();
    members.forEach(
        (name, value) -> {
          out.name(name);
          value.writeTo(out);
        });
    out.endObject();
  }

  @Override
  public String toString() {
    return new JsonWriter().value(this).toString();
  }
}
