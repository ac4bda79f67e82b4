package dev.retryevents.json;

import org.jspecify.annotations.Nullable;

/** The grammar of objects and arrays: which token stands next, and which may stand after it. */
final class TokenScanner {

  /** What may stand next, and how a fault names it. */
  private enum Due {
    TEXT("a value"),
    VALUE("a value"),
    FIRST_ELEMENT("a value or ']'"),
    NEXT_ELEMENT("',' or ']'"),
    NAME("a name"),
    FIRST_NAME("a name or '}'"),
    NEXT_NAME("',' or '}'"),
    NOTHING("the end of the text");

    final String phrase;

    Due(String phrase) {
      this.phrase = phrase;
    }
  }

  private final Cursor in;
  private final Nesting nesting = new Nesting();
  private Due due = Due.TEXT;
  private Due afterValue = Due.NOTHING;
  private @Nullable JsonToken token;

  TokenScanner(Cursor in) {
    this.in = in;
  }

  int depth() {
    return nesting.depth();
  }

  /** The next token; the cursor stands at its first byte. */
  JsonToken peek() {
    JsonToken known = token;
    if (known == null) {
      known = scan();
      token = known;
    }
    return known;
  }

  /** Moves over the bracket that opens an object or an array. */
  void open(boolean object) {
    if (nesting.isFull()) {
      throw in.fault(Nesting.TOO_DEEP, in.at);
    }
    in.at++;
    nesting.open(object);
    token = null;
    due = object ? Due.FIRST_NAME : Due.FIRST_ELEMENT;
    afterValue = object ? Due.NEXT_NAME : Due.NEXT_ELEMENT;
  }

  /** Moves over the bracket that closes what was opened last. */
  void close() {
    in.at++;
    nesting.close();
    if (nesting.depth() == 0) {
      afterValue = Due.NOTHING;
    } else {
      afterValue = nesting.inObject() ? Due.NEXT_NAME : Due.NEXT_ELEMENT;
    }
    valueRead();
  }

  /** Notes that the cursor moved over a value. */
  void valueRead() {
    token = null;
    due = afterValue;
  }

  /** Moves over the colon after a name that began at {@code name}. */
  void nameRead(int name) {
    if (in.skipSpace() != ':') {
      int found = in.at;
      in.at = name;
      String text = StringScanner.read(in);
      in.at = name;
      throw in.expected("':' after the name " + Excerpt.quoted(text), found);
    }
    in.at++;
    token = null;
    due = Due.VALUE;
  }

  /** Reads the expected name where it follows another member without white space. */
  boolean readLaterName(JsonVocabulary known, int expected) {
    if (due == Due.NEXT_NAME && token == null && known.readLaterName(in, expected)) {
      due = Due.VALUE;
      return true;
    }
    return false;
  }

  private JsonToken scan() {
    int b = in.skipSpace();
    // Most tokens of an event are names and their values.
    if (due == Due.VALUE) {
      return value(b);
    }
    if (due == Due.NEXT_NAME) {
      return b == '}' ? JsonToken.END_OBJECT : name(afterComma(b, Due.NAME));
    }
    return switch (due) {
      case VALUE, NEXT_NAME -> throw new AssertionError(due);
      case NAME -> name(b);
      case FIRST_NAME -> b == '}' ? JsonToken.END_OBJECT : name(b);
      case FIRST_ELEMENT -> b == ']' ? JsonToken.END_ARRAY : value(b);
      case NEXT_ELEMENT -> b == ']' ? JsonToken.END_ARRAY : value(afterComma(b, Due.VALUE));
      case TEXT -> value(withoutMark(b));
      case NOTHING -> nothing(b);
    };
  }

  private int afterComma(int b, Due next) {
    if (b != ',') {
      throw in.expected(due.phrase, in.at);
    }
    in.at++;
    due = next;
    return in.skipSpace();
  }

  private JsonToken name(int b) {
    if (b != '"') {
      throw in.expected(due.phrase, in.at);
    }
    return JsonToken.NAME;
  }

  private JsonToken value(int b) {
    return switch (b) {
      case '"' -> JsonToken.STRING;
      case '{' -> JsonToken.BEGIN_OBJECT;
      case '[' -> JsonToken.BEGIN_ARRAY;
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> JsonToken.NUMBER;
      case 't', 'f' -> JsonToken.BOOLEAN;
      case 'n' -> JsonToken.NULL;
      default -> throw in.expected(due.phrase, in.at);
    };
  }

  /** Refuses the mark that RFC 8259, section 8.1, forbids to write and lets a parser refuse. */
  private int withoutMark(int b) {
    byte[] bytes = in.bytes;
    int i = in.at;
    if (b == 0xEF && i + 2 < in.end && bytes[i + 1] == (byte) 0xBB && bytes[i + 2] == (byte) 0xBF) {
      throw in.fault("a byte order mark; write the text without it", i);
    }
    return b;
  }

  private JsonToken nothing(int b) {
    if (b != Cursor.NO_BYTE) {
      throw in.expected(due.phrase, in.at);
    }
    return JsonToken.END;
  }
}
