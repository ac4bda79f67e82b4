package dev.retryevents.json;

import java.util.List;

/**
 * A JSON array.
 *
 * @param elements its elements, unmodifiable
 */
public record JsonArray(List<JsonValue> elements) implements JsonValue {

  /**
   * Copies the elements.
   *
   * @param elements its elements
   * @throws NullPointerException if an element is null
   */
  public JsonArray {
    elements = List.copyOf(elements);
  }

  @Override
  public void writeTo(JsonOutput out) {
    out.beginArray();
    elements.forEach(element -> element.writeTo(out));
    out.endArray();
  }

  @Override
  public String toString() {
    return new JsonWriter().value(this).toString();
  }
}
