package dev.retryevents.json;

import java.util.List;

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
    return decode(utf8, 0, utf8.length, JsonLimits.DEFAULT);
  }

  /**
   * Reads a whole text that is part of an array, such as a frame in a buffer.
   *
   * @param utf8 the bytes, which are not copied
   * @param from the index of the first byte of the text, from which places count
   * @param to the index after its last byte
   * @param limits how much is read
   * @return its value
   * @throws JsonException if it is not JSON, not what the schema asks for, or beyond the limits
   */
  default T decode(byte[] utf8, int from, int to, JsonLimits limits) {
    JsonReader in = new JsonReader(utf8, from, to, limits);
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
   * Finds all that is wrong with a whole text, where {@link #decode(byte[])} ends at the first
   * fault.
   *
   * @param utf8 the text
   * @return the violations, in the order in which they were found and up to the default limit;
   *     empty if the text decodes; a text that is not JSON has that fault as its last
   */
  default List<JsonViolation> violations(byte[] utf8) {
    return violations(utf8, 0, utf8.length, JsonLimits.DEFAULT);
  }

  /**
   * Finds all that is wrong with a whole text that is part of an array.
   *
   * @param utf8 the bytes
   * @param from the index of the first byte of the text, from which places count
   * @param to the index after its last byte
   * @param limits how much is read, and how many violations are collected
   * @return the violations, as those of {@link #violations(byte[])}
   */
  default List<JsonViolation> violations(byte[] utf8, int from, int to, JsonLimits limits) {
    JsonReader in = new JsonReader(utf8, from, to, limits);
    return CollectingInput.of(this, in, limits.violations());
  }

  /**
   * Finds all that is wrong with a whole text, as {@link #violations(byte[])} does.
   *
   * @param text the text
   * @return the violations
   */
  default List<JsonViolation> violations(String text) {
    try {
      return violations(Utf8.bytes(text));
    } catch (JsonException e) {
      return List.of(e.violation());
    }
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
