package dev.retryevents.json;

/** The grammar of what is written: where a value, a name or an end may stand, and the commas. */
final class WriterGrammar {

  private final Nesting nesting;

  /** Instead of one of {@link Due}: the one value of the text. */
  private static final int ROOT = -1;

  /** What may be written next, of {@link Due}; {@code VALUE} is that of a name. */
  private int due = ROOT;

  WriterGrammar(int depth) {
    this.nesting = new Nesting(depth);
  }

  /** Begins a value that is neither object nor array. */
  void value(Utf8Buffer out) {
    separateValue(out);
    due = nesting.dueAfterValue();
  }

  /** Begins a name. */
  void name(Utf8Buffer out) {
    if (due == Due.NEXT_NAME) {
      out.append(',');
    } else if (due != Due.FIRST_NAME) {
      throw misuse("a name");
    }
    due = Due.VALUE;
  }

  void open(boolean object, Utf8Buffer out) {
    if (nesting.isFull()) {
      throw new IllegalStateException("more than " + nesting.limit() + " levels of nesting");
    }
    separateValue(out);
    nesting.open(object);
    out.append(object ? '{' : '[');
    due = object ? Due.FIRST_NAME : Due.FIRST_ELEMENT;
  }

  void close(boolean object, Utf8Buffer out) {
    boolean may =
        object
            ? due == Due.FIRST_NAME || due == Due.NEXT_NAME
            : due == Due.FIRST_ELEMENT || due == Due.NEXT_ELEMENT;
    if (!may) {
      throw misuse(object ? "the end of an object" : "the end of an array");
    }
    nesting.close();
    out.append(object ? '}' : ']');
    due = nesting.dueAfterValue();
  }

  /** Refuses to call a text complete that is not. */
  void requireComplete() {
    if (due != Due.NOTHING) {
      throw misuse("the end of the text");
    }
  }

  private void separateValue(Utf8Buffer out) {
    switch (due) {
      case ROOT, Due.FIRST_ELEMENT -> {}
      case Due.NEXT_ELEMENT -> out.append(',');
      case Due.VALUE -> out.append(':');
      default -> throw misuse("a value");
    }
  }

  private IllegalStateException misuse(String written) {
    String expected =
        switch (due) {
          case ROOT -> "the one value of the text";
          case Due.FIRST_ELEMENT, Due.NEXT_ELEMENT -> "a value or the end of the array";
          case Due.VALUE -> "the value of the name";
          case Due.NOTHING -> "nothing, because the text is complete";
          default -> "a name or the end of the object";
        };
    return new IllegalStateException(written + " where JSON expects " + expected);
  }
}
