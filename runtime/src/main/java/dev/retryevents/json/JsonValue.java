package dev.retryevents.json;

/**
 * A JSON value, immutable: what generated records carry where the schema leaves the content free.
 *
 * <p>Values are equal if JSON means the same by them: the order of members and the spelling of
 * numbers do not count. Both are kept all the same, so that what was read is written unchanged but
 * for white space and escapes.
 */
public sealed interface JsonValue
    permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {

  /**
   * Writes the value with all it contains.
   *
   * @param out the writer
   * @throws IllegalStateException if the writer expects no value, or the value is nested deeper
   *     than a writer goes
   */
  void writeTo(JsonOutput out);

  /**
   * The value as compact JSON.
   *
   * @return the text
   */
  @Override
  String toString();

  /**
   * Reads a whole text, as strictly as {@link JsonReader} does.
   *
   * @param utf8 the text
   * @return its value
   * @throws JsonException if it is not JSON, or a name repeats within an object
   */
  static JsonValue parse(byte[] utf8) {
    JsonReader in = new JsonReader(utf8);
    JsonValue value = read(in);
    in.end();
    return value;
  }

  /**
   * Reads a whole text, as {@link #parse(byte[])} does.
   *
   * @param text the text
   * @return its value
   * @throws JsonException if it is not JSON, a name repeats within an object, or a surrogate is
   *     without its partner; offsets of places count bytes of UTF-8
   */
  static JsonValue parse(String text) {
    return parse(Utf8.bytes(text));
  }

  /**
   * Reads the value that stands next.
   *
   * @param in where it stands
   * @return the value
   * @throws JsonException if it is not JSON, or a name repeats within an object
   */
  static JsonValue read(JsonInput in) {
    return TreeReader.value(in);
  }
}
