package dev.retryevents.json;

/** Moves over values and makes nothing of them, as strictly as if they were read. */
final class Skipping {

  private Skipping() {}

  /** Moves over the value that stands next, token by token. */
  static void value(Cursor in) {
    int depth = in.nesting.depth();
    do {
      token(in);
    } while (in.nesting.depth() > depth);
  }

  private static void token(Cursor in) {
    JsonToken token = Grammar.peek(in);
    int from = in.at;
    switch (token) {
      case BEGIN_OBJECT -> Grammar.open(in, true);
      case BEGIN_ARRAY -> Grammar.open(in, false);
      case END_OBJECT, END_ARRAY -> Grammar.close(in);
      case NAME -> {
        StringScanner.skip(in);
        Grammar.nameRead(in, from);
      }
      case STRING -> {
        StringScanner.skip(in);
        in.valueRead(from, in.at);
      }
      case NUMBER -> NumberScanner.skip(in);
      case BOOLEAN -> in.valueRead(from, in.literalEnd(in.bytes[from] == 't' ? "true" : "false"));
      case NULL -> in.valueRead(from, in.literalEnd("null"));
      case END -> throw new AssertionError("the text ended within a value");
    }
  }
}
