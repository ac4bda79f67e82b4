package dev.retryevents.json;

/** Says that another token stands next than was asked for. */
final class Misfit {

  private Misfit() {}

  /** The fault of the text; or the misuse, where no text could have that token. */
  static RuntimeException of(Cursor in, JsonToken wanted) {
    JsonToken next = Grammar.peek(in);
    boolean misuse =
        wanted == JsonToken.NAME
            ? next.beginsValue()
            : wanted.beginsValue() && next == JsonToken.NAME;
    return of(in, wanted.phrase(), next, misuse);
  }

  /** The fault, or the misuse, that no value at all stands next. */
  static RuntimeException noValue(Cursor in) {
    JsonToken next = Grammar.peek(in);
    return of(in, "a value", next, next == JsonToken.NAME);
  }

  private static RuntimeException of(Cursor in, String wanted, JsonToken next, boolean misuse) {
    return misuse
        ? new IllegalStateException(
            "asked for " + wanted + " where no text can have one: found " + next.phrase())
        : in.fault(wanted, next.phrase(), in.at);
  }
}
