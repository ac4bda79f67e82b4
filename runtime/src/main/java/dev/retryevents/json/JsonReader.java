package dev.retryevents.json;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads one JSON text (RFC 8259) token by token, strictly, from UTF-8 bytes.
 *
 * <p>A method that fails leaves the reader where it was. A method that no text could satisfy here,
 * such as {@link #nextString()} before {@link #nextName()}, throws {@link IllegalStateException}.
 *
 * <p>Stricter than the grammar alone: a byte order mark, malformed UTF-8, a surrogate without its
 * partner and what is beyond {@link JsonLimits} are faults. Names that repeat within an object are
 * passed on. The bytes are not copied, and may not change while they are read.
 */
public final class JsonReader implements JsonInput {

  private final Cursor in;

  /**
   * A reader of a whole array, within the limits by default.
   *
   * @param utf8 the text
   */
  public JsonReader(byte[] utf8) {
    this(utf8, 0, utf8.length, JsonLimits.DEFAULT);
  }

  /**
   * A reader of part of an array; places count from the start of the part.
   *
   * @param utf8 the bytes
   * @param from the index of the first byte of the text
   * @param to the index after its last byte
   * @param limits how much is read
   */
  public JsonReader(byte[] utf8, int from, int to, JsonLimits limits) {
    this.in = new Cursor(utf8, from, to, limits);
  }

  /** {@return what stands next; a literal or a number is only looked at where it begins} */
  @Override
  public JsonToken peek() {
    return Grammar.peek(in);
  }

  @Override
  public int offset() {
    Grammar.peek(in);
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
    return in.locator().place(index(offset));
  }

  @Override
  public void beginObject() {
    if (Grammar.valueByte(in) != '{') {
      throw misfit(JsonToken.BEGIN_OBJECT);
    }
    Grammar.open(in, true);
  }

  @Override
  public void endObject() {
    if (!Grammar.objectEnds(in)) {
      throw misfit(JsonToken.END_OBJECT);
    }
    Grammar.close(in);
  }

  @Override
  public void beginArray() {
    if (Grammar.valueByte(in) != '[') {
      throw misfit(JsonToken.BEGIN_ARRAY);
    }
    Grammar.open(in, false);
  }

  @Override
  public void endArray() {
    if (Grammar.peek(in) != JsonToken.END_ARRAY) {
      throw misfit(JsonToken.END_ARRAY);
    }
    Grammar.close(in);
  }

  @Override
  public boolean hasNext() {
    JsonToken next = Grammar.peek(in);
    return next == JsonToken.NAME || next.beginsValue();
  }

  @Override
  public String nextName() {
    if (Grammar.peek(in) != JsonToken.NAME) {
      throw misfit(JsonToken.NAME);
    }
    int from = in.at;
    String name = StringScanner.read(in);
    Grammar.nameRead(in, from);
    return name;
  }

  @Override
  public int nextName(JsonVocabulary known, int expected) {
    int likely = known.readLikelyName(in, expected);
    return likely != JsonVocabulary.UNKNOWN ? likely : NameScanner.read(in, known, expected);
  }

  @Override
  public String nextString() {
    if (Grammar.valueByte(in) != '"') {
      throw misfit(JsonToken.STRING);
    }
    int from = in.at;
    String value = StringScanner.read(in);
    in.valueRead(from, in.at);
    return value;
  }

  @Override
  public int nextString(JsonVocabulary known) {
    if (Grammar.valueByte(in) != '"') {
      throw misfit(JsonToken.STRING);
    }
    int from = in.at;
    int index = known.read(in, 0);
    if (index >= 0) {
      in.valueRead(from, in.at);
    }
    return index;
  }

  @Override
  public boolean nextBoolean() {
    int b = Grammar.valueByte(in);
    if (b != 't' && b != 'f') {
      throw misfit(JsonToken.BOOLEAN);
    }
    in.valueRead(in.at, in.literalEnd(b == 't' ? "true" : "false"));
    return b == 't';
  }

  @Override
  public void nextNull() {
    if (Grammar.valueByte(in) != 'n') {
      throw misfit(JsonToken.NULL);
    }
    in.valueRead(in.at, in.literalEnd("null"));
  }

  @Override
  public long nextLong() {
    return NumberScanner.readLong(atNumber());
  }

  @Override
  public int nextInt() {
    return NumberScanner.readInt(atNumber());
  }

  @Override
  public double nextDouble() {
    return NumberScanner.readDouble(atNumber());
  }

  @Override
  public String nextNumber() {
    return NumberScanner.read(atNumber());
  }

  @Override
  public @Nullable String peekMember(String name) {
    return LookAhead.member(in, name);
  }

  @Override
  public void skipValue() {
    if (!Grammar.peek(in).beginsValue()) {
      throw Misfit.noValue(in);
    }
    Skipping.value(in);
  }

  @Override
  public void end() {
    if (Grammar.peek(in) != JsonToken.END) {
      throw misfit(JsonToken.END);
    }
  }

  @Override
  public void reject(String expected, String found) {
    throw in.fault(expected, found, in.locator().begin(in.last));
  }

  @Override
  public void reject(int offset, String expected, String found) {
    throw in.fault(expected, found, index(offset));
  }

  @Override
  public void rejectMissing(String name) {
    Grammar.peek(in);
    throw in.fault(JsonViolation.missing(in.pointer(in.at), in.at - in.start, name));
  }

  @Override
  public void rejectRepeated(String name) {
    throw in.fault(JsonViolation.repeated(in.pointer(in.last), in.last - in.start, name));
  }

  @Override
  public int faults() {
    return 0;
  }

  private int index(int offset) {
    return in.start + Objects.checkIndex(offset, in.end - in.start + 1);
  }

  private Cursor atNumber() {
    if (!NumberScanner.begins(Grammar.valueByte(in))) {
      throw misfit(JsonToken.NUMBER);
    }
    return in;
  }

  private RuntimeException misfit(JsonToken wanted) {
    return Misfit.of(in, wanted);
  }
}
