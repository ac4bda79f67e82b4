package dev.retryevents.json;

/**
 * Writes one JSON text, compact and as UTF-8, into a buffer of its own.
 *
 * <p>A call that JSON has no place for (a second root, a value without its name, more than 512
 * levels of nesting) is an {@link IllegalStateException}, and a value that JSON cannot spell (a
 * surrogate without its partner, a double that is not finite) an {@link IllegalArgumentException}.
 * That names do not repeat within an object is up to the caller.
 */
public final class JsonWriter implements JsonOutput {

  private final Utf8Buffer out = new Utf8Buffer();
  private final StringPrinter strings = new StringPrinter();
  private final WriterGrammar grammar = new WriterGrammar(JsonLimits.DEFAULT.depth());

  /** A writer of an empty text. */
  public JsonWriter() {}

  /**
   * Begins an object.
   *
   * @return this writer
   */
  @Override
  public JsonWriter beginObject() {
    grammar.open(true, out);
    return this;
  }

  /**
   * Ends the object that was begun last.
   *
   * @return this writer
   */
  @Override
  public JsonWriter endObject() {
    grammar.close(true, out);
    return this;
  }

  /**
   * Begins an array.
   *
   * @return this writer
   */
  @Override
  public JsonWriter beginArray() {
    grammar.open(false, out);
    return this;
  }

  /**
   * Ends the array that was begun last.
   *
   * @return this writer
   */
  @Override
  public JsonWriter endArray() {
    grammar.close(false, out);
    return this;
  }

  /**
   * Writes the name of a member, whose value must follow.
   *
   * @param name the name
   * @return this writer
   */
  @Override
  public JsonWriter name(String name) {
    strings.take(name);
    grammar.name(out);
    strings.print(name, out);
    return this;
  }

  /**
   * Writes a name from a vocabulary, which costs no more than copying it.
   *
   * @param names the vocabulary
   * @param index the index of the name in it
   * @return this writer
   */
  @Override
  public JsonWriter name(JsonVocabulary names, int index) {
    byte[] spelling = names.spelling(index);
    grammar.name(out);
    out.append(spelling);
    return this;
  }

  /**
   * Writes a string.
   *
   * @param value the string
   * @return this writer
   */
  @Override
  public JsonWriter value(String value) {
    strings.take(value);
    grammar.value(out);
    strings.print(value, out);
    return this;
  }

  /**
   * Writes a string from a vocabulary.
   *
   * @param strings the vocabulary
   * @param index the index of the string in it
   * @return this writer
   */
  @Override
  public JsonWriter value(JsonVocabulary strings, int index) {
    byte[] spelling = strings.spelling(index);
    grammar.value(out);
    out.append(spelling);
    return this;
  }

  /**
   * Writes an integer.
   *
   * @param value the integer
   * @return this writer
   */
  @Override
  public JsonWriter value(long value) {
    grammar.value(out);
    out.append(value);
    return this;
  }

  /**
   * Writes a number as the shortest decimal that reads as the same double: 1 rather than 1.0.
   *
   * @param value the number, finite
   * @return this writer
   */
  @Override
  public JsonWriter value(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("JSON has no number " + value);
    }
    grammar.value(out);
    DoublePrinter.print(value, out);
    return this;
  }

  /**
   * Writes true or false.
   *
   * @param value which
   * @return this writer
   */
  @Override
  public JsonWriter value(boolean value) {
    grammar.value(out);
    out.appendAscii(value ? "true" : "false");
    return this;
  }

  /**
   * Writes a value with all it contains.
   *
   * @param value the value
   * @return this writer
   */
  @Override
  public JsonWriter value(JsonValue value) {
    value.writeTo(this);
    return this;
  }

  /**
   * Writes null.
   *
   * @return this writer
   */
  @Override
  public JsonWriter nullValue() {
    grammar.value(out);
    out.appendAscii("null");
    return this;
  }

  /**
   * The text, if it is complete.
   *
   * @return a copy of its bytes
   */
  public byte[] toByteArray() {
    grammar.requireComplete();
    return out.toByteArray();
  }

  /** What is written so far, complete or not. */
  @Override
  public String toString() {
    return out.toString();
  }

  @Override
  public JsonWriter value(JsonNumber number) {
    grammar.value(out);
    out.appendAscii(number.text());
    return this;
  }
}
