package dev.retryevents.json;

/**
 * Reads and writes one type as JSON. Generated for every type of a schema; has no state.
 *
 * @param <T> the type
 */
public interface JsonCodec<T> {

  /**
   * Reads the value that stands next.
   *
   * @param in where it stands
   * @return the value; of an input that collects faults only to be used if there were none
   * @throws JsonException if it is not what the schema asks for
   */
  T read(JsonInput in);

  /**
   * Writes a value.
   *
   * @param out where to
   * @param value the value
   */
  void write(JsonOutput out, T value);

  /**
   * Reads a whole text, strictly.
   *
   * @param utf8 the text
   * @return its value
   * @throws JsonException if it is not JSON, or not what the schema asks for
   */
  default T decode(byte[] utf8) {
    JsonReader in = new JsonReader(utf8);
    T value = read(in);
    in.end();
    return value;
  }

  /**
   * Reads a whole text, as {@link #decode(byte[])} does; offsets of faults count bytes of UTF-8.
   *
   * @param text the text
   * @return its value
   * @throws JsonException if it is not JSON, or not what the schema asks for
   */
  default T decode(String text) {
    return decode(Utf8.bytes(text));
  }

  /**
   * Writes a whole text.
   *
   * @param value the value
   * @return compact JSON in UTF-8
   */
  default byte[] encode(T value) {
    JsonWriter out = new JsonWriter();
    write(out, value);
    return out.toByteArray();
  }

  /**
   * Writes a whole text, as {@link #encode} does.
   *
   * @param value the value
   * @return compact JSON
   */
  default String encodeToString(T value) {
    JsonWriter out = new JsonWriter();
    write(out, value);
    return out.toString();
  }
}
