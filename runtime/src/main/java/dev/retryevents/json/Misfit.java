package dev.retryevents.json;

/** Says that another token stands next than was asked for. */
final class Misfit {

  private Misfit() {}

  /** The fault of the text; or the misuse, where no text could have that token. */
  static RuntimeException of(Cursor in, JsonToken wanted) {
    JsonToken next = Grammar.peek(in);
    return isMisuse(wanted, next)
        ? misuse(wanted.phrase(), next)
        : in.fault(wanted.phrase(), next.phrase(), in.at);
  }

  /** The fault, or the misuse, that no value at all stands next. */
  static RuntimeException noValue(Cursor in) {
    JsonToken next = Grammar.peek(in);
    return next == JsonToken.NAME
        ? misuse("a value", next)
        : in.fault("a value", next.phrase(), in.at);
  }

  /** Whether no text could have the token where the other one stands. */
  static boolean isMisuse(JsonToken wanted, JsonToken next) {
    return wanted == JsonToken.NAME
        ? next.beginsValue()
        : wanted.beginsValue() && next == JsonToken.NAME;
  }

  static IllegalStateException misuse(String wanted, JsonToken next) {
    return new IllegalStateException(
        "asked for " + wanted + " where no text can have one: found " + next.phrase());
  }
}
