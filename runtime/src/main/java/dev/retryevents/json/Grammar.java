package dev.retryevents.json;

/** The grammar of objects and arrays: which token stands next, and which may stand after it. */
final class Grammar {

  private Grammar() {}

  /** The next token; the cursor then stands at its first byte. */
  static JsonToken peek(Cursor in) {
    int b = in.skipSpace();
    return switch (in.due) {
      case Due.VALUE -> value(in, b);
      case Due.NAME -> name(in, b);
      case Due.FIRST_NAME -> b == '}' ? JsonToken.END_OBJECT : name(in, b);
      case Due.NEXT_NAME -> b == '}' ? JsonToken.END_OBJECT : name(in, afterComma(in, b, Due.NAME));
      case Due.FIRST_ELEMENT -> b == ']' ? JsonToken.END_ARRAY : value(in, b);
      case Due.NEXT_ELEMENT ->
          b == ']' ? JsonToken.END_ARRAY : value(in, afterComma(in, b, Due.VALUE));
      case Due.NOTHING -> nothing(in, b);
      default -> throw tooLong(in);
    };
  }

  /**
   * The first byte of the value that stands next; where none does, a byte that begins none. The
   * cursor then stands at it.
   */
  static int valueByte(Cursor in) {
    int i = in.at;
    if (in.due == Due.VALUE && i < in.end && in.bytes[i] > ' ') {
      return in.bytes[i];
    }
    return laterValueByte(in);
  }

  private static int laterValueByte(Cursor in) {
    return switch (in.due) {
      case Due.VALUE, Due.FIRST_ELEMENT -> in.skipSpace();
      case Due.TOO_LONG -> throw tooLong(in);
      case Due.NEXT_ELEMENT -> {
        int b = in.skipSpace();
        yield b == ',' ? afterComma(in, b, Due.VALUE) : b;
      }
      default -> Cursor.NO_BYTE;
    };
  }

  /** Whether the end of an object stands next; the cursor then stands at it. */
  static boolean objectEnds(Cursor in) {
    int i = in.at;
    if (in.due == Due.NEXT_NAME && i < in.end && in.bytes[i] == '}') {
      return true;
    }
    return peek(in) == JsonToken.END_OBJECT;
  }

  /** Moves over the bracket that opens an object or an array. */
  static void open(Cursor in, boolean object) {
    if (in.nesting.isFull()) {
      throw in.fault("at most " + in.limits.depth() + " levels of nesting", "one more", in.at);
    }
    in.last = in.at++;
    in.nesting.open(object);
    in.due = object ? Due.FIRST_NAME : Due.FIRST_ELEMENT;
    in.afterValue = object ? Due.NEXT_NAME : Due.NEXT_ELEMENT;
  }

  /** Moves over the bracket that closes what was opened last. */
  static void close(Cursor in) {
    in.nesting.close();
    in.afterValue = in.nesting.dueAfterValue();
    in.valueRead(in.at, in.at + 1);
  }

  /** Moves over the colon after a name that began at {@code name}. */
  static void nameRead(Cursor in, int name) {
    if (in.skipSpace() != ':') {
      int found = in.at;
      in.at = name;
      String text = StringScanner.read(in);
      in.at = name;
      throw in.expected("':' after the name " + Excerpt.quoted(text), found);
    }
    in.nameRead(name, in.at + 1);
  }

  private static int afterComma(Cursor in, int b, int next) {
    if (b != ',') {
      throw in.expected(Due.phrase(in.due), in.at);
    }
    in.at++;
    in.due = next;
    return in.skipSpace();
  }

  private static JsonToken name(Cursor in, int b) {
    if (b != '"') {
      throw in.expected(Due.phrase(in.due), in.at);
    }
    return JsonToken.NAME;
  }

  private static JsonToken value(Cursor in, int b) {
    return switch (b) {
      case '"' -> JsonToken.STRING;
      case '{' -> JsonToken.BEGIN_OBJECT;
      case '[' -> JsonToken.BEGIN_ARRAY;
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> JsonToken.NUMBER;
      case 't', 'f' -> JsonToken.BOOLEAN;
      case 'n' -> JsonToken.NULL;
      default -> throw noValue(in);
    };
  }

  private static JsonException noValue(Cursor in) {
    int i = in.at;
    byte[] bytes = in.bytes;
    // The mark that RFC 8259, section 8.1, forbids to write and lets a parser refuse.
    boolean marked =
        i == in.start
            && i + 2 < in.end
            && bytes[i] == (byte) 0xEF
            && bytes[i + 1] == (byte) 0xBB
            && bytes[i + 2] == (byte) 0xBF;
    return marked
        ? in.fault("a value", "a byte order mark", i)
        : in.expected(Due.phrase(in.due), i);
  }

  private static JsonException tooLong(Cursor in) {
    String most = "a text of at most " + in.limits.textLength() + " bytes";
    return in.fault(most, in.end - in.start + " bytes", in.start);
  }

  private static JsonToken nothing(Cursor in, int b) {
    if (b != Cursor.NO_BYTE) {
      throw in.expected(Due.phrase(in.due), in.at);
    }
    return JsonToken.END;
  }
}
