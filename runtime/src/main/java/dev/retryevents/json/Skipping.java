package dev.retryevents.json;

/** Moves over one value, token by token, and makes nothing of it. */
final class Skipping {

  private Skipping() {}

  /** Moves over the value that stands next. */
  static void value(Cursor in, TokenScanner tokens) {
    int depth = tokens.depth();
    do {
      token(in, tokens);
    } while (tokens.depth() > depth);
  }

  private static void token(Cursor in, TokenScanner tokens) {
    switch (tokens.peek()) {
      case BEGIN_OBJECT -> tokens.open(true);
      case BEGIN_ARRAY -> tokens.open(false);
      case END_OBJECT, END_ARRAY -> tokens.close();
      case NAME -> {
        int from = in.at;
        StringScanner.skip(in);
        tokens.nameRead(from);
      }
      case STRING -> {
        StringScanner.skip(in);
        tokens.valueRead();
      }
      case NUMBER -> {
        NumberScanner.skip(in);
        tokens.valueRead();
      }
      case BOOLEAN -> {
        in.literal(in.bytes[in.at] == 't' ? "true" : "false");
        tokens.valueRead();
      }
      case NULL -> {
        in.literal("null");
        tokens.valueRead();
      }
      case END -> throw new AssertionError("the text ended within a value");
    }
  }
}
