package dev.retryevents.json;

/** The grammar of what is written: where a value, a name or an end may stand, and the commas. */
final class WriterGrammar {

  /** What may be written next. */
  private enum Due {
    ROOT("the one value of the text"),
    FIRST_ELEMENT("a value or the end of the array"),
    NEXT_ELEMENT("a value or the end of the array"),
    FIRST_NAME("a name or the end of the object"),
    NEXT_NAME("a name or the end of the object"),
    MEMBER("the value of the name"),
    NOTHING("nothing, because the text is complete");

    final String phrase;

    Due(String phrase) {
      this.phrase = phrase;
    }
  }

  private final Nesting nesting = new Nesting();
  private Due due = Due.ROOT;

  /** Begins a value that is neither object nor array. */
  void value(Utf8Buffer out) {
    separateValue(out);
    valueWritten();
  }

  /** Begins a name. */
  void name(Utf8Buffer out) {
    if (due == Due.NEXT_NAME) {
      out.append(',');
    } else if (due != Due.FIRST_NAME) {
      throw misuse("a name");
    }
    due = Due.MEMBER;
  }

  void open(boolean object, Utf8Buffer out) {
    if (nesting.isFull()) {
      throw new IllegalStateException(Nesting.TOO_DEEP);
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
    valueWritten();
  }

  /** Refuses to call a text complete that is not. */
  void requireComplete() {
    if (due != Due.NOTHING) {
      throw misuse("the end of the text");
    }
  }

  private void separateValue(Utf8Buffer out) {
    switch (due) {
      case ROOT, FIRST_ELEMENT -> {}
      case NEXT_ELEMENT -> out.append(',');
      case MEMBER -> out.append(':');
      case FIRST_NAME, NEXT_NAME, NOTHING -> throw misuse("a value");
    }
  }

  private void valueWritten() {
    due =
        nesting.depth() == 0 ? Due.NOTHING : nesting.inObject() ? Due.NEXT_NAME : Due.NEXT_ELEMENT;
  }

  private IllegalStateException misuse(String written) {
    return new IllegalStateException(written + " where JSON expects " + due.phrase);
  }
}
