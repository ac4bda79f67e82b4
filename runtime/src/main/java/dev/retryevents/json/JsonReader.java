package dev.retryevents.json;

import java.util.Objects;

/**
 * Reads one JSON text (RFC 8259) token by token, strictly, from UTF-8 bytes.
 *
 * <p>{@link #peek()} tells what stands next; the other methods read it. Each of them throws {@link
 * JsonException} if the text is not JSON or not what was asked for, and then leaves the reader
 * where it was. A method that no text could satisfy here, such as {@link #nextString()} before
 * {@link #nextName()}, throws {@link IllegalStateException}.
 *
 * <p>Stricter than the grammar alone: a byte order mark, malformed UTF-8, a surrogate without its
 * partner and more than 512 levels of nesting are faults. Names that repeat within an object are
 * passed on. The bytes are not copied, and may not change while they are read.
 */
public final class JsonReader implements JsonInput {

  private final Cursor in;
  private final TokenScanner tokens;

  /**
   * A reader of a whole array.
   *
   * @param utf8 the text
   */
  public JsonReader(byte[] utf8) {
    this(utf8, 0, utf8.length);
  }

  /**
   * A reader of part of an array; places count from the start of the part.
   *
   * @param utf8 the bytes
   * @param from the index of the first byte of the text
   * @param to the index after its last byte
   */
  public JsonReader(byte[] utf8, int from, int to) {
    this.in = new Cursor(utf8, from, to);
    this.tokens = new TokenScanner(in);
  }

  /** {@return what stands next; a literal or a number is only looked at where it begins} */
  @Override
  public JsonToken peek() {
    return tokens.peek();
  }

  /** {@return the number of bytes before the next token, which is cheaper than its place} */
  @Override
  public int offset() {
    tokens.peek();
    return in.at - in.start;
  }

  /** {@return the place of the next token} */
  public JsonPlace place() {
    return place(offset());
  }

  /**
   * The place of an offset; asked for in ascending order, all places together cost one pass.
   *
   * @param offset an offset in the text
   * @return the place
   */
  public JsonPlace place(int offset) {
    return in.place(in.start + Objects.checkIndex(offset, in.end - in.start + 1));
  }

  /** Reads the opening brace of an object. */
  @Override
  public void beginObject() {
    require(JsonToken.BEGIN_OBJECT);
    tokens.open(true);
  }

  /** Reads the closing brace of an object. */
  @Override
  public void endObject() {
    require(JsonToken.END_OBJECT);
    tokens.close();
  }

  /** Reads the opening bracket of an array. */
  @Override
  public void beginArray() {
    require(JsonToken.BEGIN_ARRAY);
    tokens.open(false);
  }

  /** Reads the closing bracket of an array. */
  @Override
  public void endArray() {
    require(JsonToken.END_ARRAY);
    tokens.close();
  }

  /** {@return whether the object or the array that is being read goes on} */
  @Override
  public boolean hasNext() {
    JsonToken next = tokens.peek();
    return next == JsonToken.NAME || next.beginsValue();
  }

  /** {@return the name of a member, which is read} */
  @Override
  public String nextName() {
    require(JsonToken.NAME);
    int from = in.at;
    String name = StringScanner.read(in);
    tokens.nameRead(from);
    return name;
  }

  /**
   * Reads the name of a member if it is one of {@code known}, without making a string.
   *
   * @param known the names
   * @param expected the index of the name to try first, which costs least
   * @return the index of the name; or {@link JsonVocabulary#UNKNOWN}, and then the name is still to
   *     be read; or {@link JsonVocabulary#NO_NAME} where the object ends
   */
  @Override
  public int nextName(JsonVocabulary known, int expected) {
    if (tokens.readLaterName(known, expected)) {
      return expected;
    }
    if (tokens.peek() == JsonToken.END_OBJECT) {
      return JsonVocabulary.NO_NAME;
    }
    require(JsonToken.NAME);
    int from = in.at;
    int index = known.read(in, expected);
    if (index >= 0) {
      tokens.nameRead(from);
    }
    return index;
  }

  /** {@return the value of a string, which is read} */
  @Override
  public String nextString() {
    require(JsonToken.STRING);
    String value = StringScanner.read(in);
    tokens.valueRead();
    return value;
  }

  /**
   * Reads a string if it is one of {@code known}, without making a string.
   *
   * @param known the strings
   * @return the index of the string; or {@link JsonVocabulary#UNKNOWN}, and then it is still to be
   *     read
   */
  @Override
  public int nextString(JsonVocabulary known) {
    require(JsonToken.STRING);
    int index = known.read(in, 0);
    if (index >= 0) {
      tokens.valueRead();
    }
    return index;
  }

  /** {@return the value of true or false, which is read} */
  @Override
  public boolean nextBoolean() {
    require(JsonToken.BOOLEAN);
    boolean value = in.bytes[in.at] == 't';
    in.literal(value ? "true" : "false");
    tokens.valueRead();
    return value;
  }

  /** Reads null. */
  @Override
  public void nextNull() {
    require(JsonToken.NULL);
    in.literal("null");
    tokens.valueRead();
  }

  /**
   * Reads an integer. As in JSON Schema 2020-12 the value counts, not the spelling: 2000.0 and 2e3
   * are integers. A number with a fraction or out of range is a fault.
   *
   * @return the value
   */
  @Override
  public long nextLong() {
    require(JsonToken.NUMBER);
    long value = NumberScanner.readLong(in);
    tokens.valueRead();
    return value;
  }

  /** {@return an integer that fits into an int, read as {@link #nextLong()} does} */
  @Override
  public int nextInt() {
    require(JsonToken.NUMBER);
    int from = in.at;
    long value = NumberScanner.readLong(in);
    if (value != (int) value) {
      in.at = from;
      throw NumberScanner.misfit(in, "is out of the range of an int");
    }
    tokens.valueRead();
    return (int) value;
  }

  /** {@return the double nearest to a number, which is read; one beyond all doubles is a fault} */
  @Override
  public double nextDouble() {
    require(JsonToken.NUMBER);
    double value = NumberScanner.readDouble(in);
    tokens.valueRead();
    return value;
  }

  /** {@return the text of a number of any size, exactly as written, which is read} */
  @Override
  public String nextNumber() {
    require(JsonToken.NUMBER);
    String text = NumberScanner.read(in);
    tokens.valueRead();
    return text;
  }

  /** Moves over a value with all it contains, as strictly as if it were read. */
  @Override
  public void skipValue() {
    if (!tokens.peek().beginsValue()) {
      throw noValue();
    }
    Skipping.value(in, tokens);
  }

  /** Reads the end of the text: nothing but white space may follow its value. */
  @Override
  public void end() {
    require(JsonToken.END);
  }

  @Override
  public void reject(int offset, String expected, String found) {
    throw new JsonException("expected " + expected + ", found " + found, place(offset));
  }

  @Override
  public void rejectMissing(String name) {
    throw in.fault(
        "expected the member " + Excerpt.quoted(name) + ", found the end of the object", in.at);
  }

  @Override
  public void rejectRepeated(String name) {
    throw in.fault(
        "the name " + Excerpt.quoted(name) + " for the second time in one object", in.at);
  }

  @Override
  public int faults() {
    return 0;
  }

  /** The fault, or the misuse, that no value stands next. */
  RuntimeException noValue() {
    return misfit("a value", tokens.peek() == JsonToken.NAME);
  }

  private void require(JsonToken wanted) {
    JsonToken next = tokens.peek();
    if (next != wanted) {
      boolean misuse =
          wanted == JsonToken.NAME
              ? next.beginsValue()
              : wanted.beginsValue() && next == JsonToken.NAME;
      throw misfit(wanted.phrase(), misuse);
    }
  }

  private RuntimeException misfit(String wanted, boolean misuse) {
    String reason = "expected " + wanted + ", found " + tokens.peek().phrase();
    return misuse
        ? new IllegalStateException(
            "asked for " + wanted + " where no text can have one: " + reason)
        : in.fault(reason, in.at);
  }
}
