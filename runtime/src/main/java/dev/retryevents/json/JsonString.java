package dev.retryevents.json;

/**
 * A JSON string.
 *
 * @param value what it says, without quotes and escapes
 */
public record JsonString(String value) implements JsonValue {

  /**
   * Rejects what UTF-8 cannot carry.
   *
   * @param value what it says
   * @throws IllegalArgumentException if the value holds a surrogate without its partner
   */
  public JsonString {
    Utf8.requireEncodable(value);
  }

  @Override
  public void writeTo(JsonOutput out) {
    out.value(value);
  }

  @Override
  public String toString() {
    return new JsonWriter().value(value).toString();
  }
}
