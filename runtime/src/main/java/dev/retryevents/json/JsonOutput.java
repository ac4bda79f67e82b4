package dev.retryevents.json;

/**
 * One JSON text as generated code writes it, to whatever generator stands behind.
 *
 * <p>{@link JsonWriter} writes UTF-8 bytes, and says which calls and values are refused.
 */
public interface JsonOutput {

  /** {@return this output, after the opening brace of an object} */
  JsonOutput beginObject();

  /** {@return this output, after the closing brace of an object} */
  JsonOutput endObject();

  /** {@return this output, after the opening bracket of an array} */
  JsonOutput beginArray();

  /** {@return this output, after the closing bracket of an array} */
  JsonOutput endArray();

  /**
   * Writes the name of a member, whose value must follow.
   *
   * @param name the name
   * @return this output
   */
  JsonOutput name(String name);

  /**
   * Writes a name from a vocabulary.
   *
   * @param names the vocabulary
   * @param index the index of the name in it
   * @return this output
   */
  JsonOutput name(JsonVocabulary names, int index);

  /**
   * Writes a string.
   *
   * @param value the string
   * @return this output
   */
  JsonOutput value(String value);

  /**
   * Writes a string from a vocabulary.
   *
   * @param strings the vocabulary
   * @param index the index of the string in it
   * @return this output
   */
  JsonOutput value(JsonVocabulary strings, int index);

  /**
   * Writes an integer.
   *
   * @param value the integer
   * @return this output
   */
  JsonOutput value(long value);

  /**
   * Writes a number as the shortest decimal that reads as the same double.
   *
   * @param value the number, finite
   * @return this output
   */
  JsonOutput value(double value);

  /**
   * Writes true or false.
   *
   * @param value which
   * @return this output
   */
  JsonOutput value(boolean value);

  /**
   * Writes a number as it is spelled.
   *
   * @param number the number
   * @return this output
   */
  JsonOutput value(JsonNumber number);

  /**
   * Writes a value with all it contains.
   *
   * @param value the value
   * @return this output
   */
  JsonOutput value(JsonValue value);

  /** {@return this output, after null} */
  JsonOutput nullValue();
}
