package dev.retryevents.json;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON from the tokens of another parser. It does not move beyond what it was asked for, so
 * that the parser stands at the last token of a value when the value was read.
 *
 * <p>Numbers are made of their text, and so are exact. The offset of a rejected value is -1 if the
 * next token was looked at meanwhile. A method that fails leaves the input where it was.
 */
public final class TokenInput implements JsonInput {

  private final TokenBuffer tokens;
  private final JsonLimits limits;
  private final Path path = new Path();
  private final TokenFaults faults;
  private final TokenText text;

  /** The current token, or null if it was read. */
  private @Nullable JsonToken token;

  /**
   * An input of a stream of tokens.
   *
   * @param stream the tokens, standing before the first
   * @param limits how deep it goes, and how long strings and numbers are; the length of the text is
   *     up to the parser
   */
  public TokenInput(TokenStream stream, JsonLimits limits) {
    this.tokens = new TokenBuffer(stream);
    this.limits = limits;
    this.faults = new TokenFaults(tokens, path);
    this.text = new TokenText(tokens, faults, limits);
  }

  @Override
  public JsonToken peek() {
    JsonToken known = token;
    if (known == null) {
      known = tokens.next();
      token = known;
    }
    return known;
  }

  @Override
  public int offset() {
    peek();
    return tokens.place().offset();
  }

  @Override
  public void beginObject() {
    open(JsonToken.BEGIN_OBJECT);
  }

  @Override
  public void endObject() {
    close(JsonToken.END_OBJECT);
  }

  @Override
  public void beginArray() {
    open(JsonToken.BEGIN_ARRAY);
  }

  @Override
  public void endArray() {
    close(JsonToken.END_ARRAY);
  }

  @Override
  public boolean hasNext() {
    JsonToken next = peek();
    return next == JsonToken.NAME || next.beginsValue();
  }

  @Override
  public String nextName() {
    require(JsonToken.NAME);
    String name = text.string();
    path.name(name);
    token = null;
    return name;
  }

  @Override
  public int nextName(JsonVocabulary known, int expected) {
    if (peek() == JsonToken.END_OBJECT) {
      return JsonVocabulary.NO_NAME;
    }
    require(JsonToken.NAME);
    int index = known.indexOf(text.string(), expected);
    if (index >= 0) {
      path.name(known.words().get(index));
      token = null;
    }
    return index;
  }

  @Override
  public String nextString() {
    require(JsonToken.STRING);
    String value = text.string();
    scalarRead();
    return value;
  }

  @Override
  public int nextString(JsonVocabulary known) {
    require(JsonToken.STRING);
    int index = known.indexOf(text.string(), 0);
    if (index >= 0) {
      scalarRead();
    }
    return index;
  }

  @Override
  public boolean nextBoolean() {
    require(JsonToken.BOOLEAN);
    boolean value = tokens.text().equals("true");
    scalarRead();
    return value;
  }

  @Override
  public void nextNull() {
    require(JsonToken.NULL);
    scalarRead();
  }

  @Override
  public long nextLong() {
    return number(NumberScanner::readLong);
  }

  @Override
  public int nextInt() {
    return number(NumberScanner::readInt);
  }

  @Override
  public double nextDouble() {
    return number(NumberScanner::readDouble);
  }

  @Override
  public String nextNumber() {
    return number(NumberScanner::read);
  }

  @Override
  public @Nullable String peekMember(String name) {
    return peek() == JsonToken.BEGIN_OBJECT ? tokens.member(name) : null;
  }

  @Override
  public void skipValue() {
    int depth = path.depth();
    do {
      switch (peek()) {
        case BEGIN_OBJECT -> beginObject();
        case END_OBJECT -> endObject();
        case BEGIN_ARRAY -> beginArray();
        case END_ARRAY -> endArray();
        case NAME -> nextName();
        case NUMBER -> nextNumber();
        case STRING -> nextString();
        case BOOLEAN, NULL -> scalarRead();
        case END -> throw faults.ofNext(JsonToken.END, "a value", JsonToken.END.phrase());
      }
    } while (path.depth() > depth);
  }

  @Override
  public void end() {
    require(JsonToken.END);
  }

  @Override
  public void reject(String expected, String found) {
    throw faults.ofLast(token != null, expected, found);
  }

  @Override
  public void reject(int offset, String expected, String found) {
    boolean ahead = token != null && token.beginsValue() && offset == tokens.place().offset();
    throw faults.at(offset, ahead, expected, found);
  }

  @Override
  public void rejectMissing(String name) {
    peek();
    throw faults.missing(name);
  }

  @Override
  public void rejectRepeated(String name) {
    throw faults.repeated(name);
  }

  @Override
  public int faults() {
    return 0;
  }

  private void open(JsonToken bracket) {
    require(bracket);
    if (path.depth() == limits.depth()) {
      String most = "at most " + limits.depth() + " levels of nesting";
      throw faults.ofNext(bracket, most, "one more");
    }
    path.begin();
    path.open(bracket == JsonToken.BEGIN_OBJECT, tokens.place());
    token = null;
  }

  private void close(JsonToken bracket) {
    require(bracket);
    path.close();
    token = null;
  }

  private <T> T number(Function<Cursor, T> reading) {
    require(JsonToken.NUMBER);
    T value = text.number(reading);
    scalarRead();
    return value;
  }

  private void scalarRead() {
    path.begin();
    token = null;
  }

  private void require(JsonToken wanted) {
    JsonToken next = peek();
    if (next == wanted) {
      return;
    }
    if (Misfit.isMisuse(wanted, next)) {
      throw Misfit.misuse(wanted.phrase(), next);
    }
    throw faults.ofNext(next, wanted.phrase(), next.phrase());
  }
}
