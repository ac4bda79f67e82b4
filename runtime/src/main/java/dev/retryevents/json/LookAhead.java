package dev.retryevents.json;

import org.jspecify.annotations.Nullable;

/** Looks for a member of the object that stands next, and then stands before it again. */
final class LookAhead {

  /**
   * How often all looking ahead together may go over the text. Unions within unions whose tags all
   * stand last would otherwise take time in proportion to their depth times their length.
   */
  private static final int MOST_TIMES = 16;

  /** What may be looked at in a text however short. */
  private static final int FREE_BYTES = 1 << 22;

  private LookAhead() {}

  /** The string that is the value of the member, or null. */
  static @Nullable String member(Cursor in, String name) {
    if (Grammar.valueByte(in) != '{') {
      return null;
    }
    int from = in.at;
    int due = in.due;
    int afterValue = in.afterValue;
    int last = in.last;
    int depth = in.nesting.depth();
    try {
      return find(in, name);
    } finally {
      in.lookedAt += in.at - from;
      while (in.nesting.depth() > depth) {
        in.nesting.close();
      }
      in.at = from;
      in.due = due;
      in.afterValue = afterValue;
      in.last = last;
    }
  }

  private static @Nullable String find(Cursor in, String name) {
    int object = in.at;
    if (in.lookedAt > FREE_BYTES + (long) MOST_TIMES * (in.end - in.start)) {
      String expected = "the member " + Excerpt.quoted(name) + " at the start of its object";
      throw in.fault(expected, "too many objects that have it later", object);
    }
    Grammar.open(in, true);
    while (Grammar.peek(in) == JsonToken.NAME) {
      int from = in.at;
      boolean wanted = StringScanner.read(in).equals(name);
      Grammar.nameRead(in, from);
      if (wanted) {
        return Grammar.peek(in) == JsonToken.STRING ? StringScanner.read(in) : null;
      }
      Skipping.value(in);
    }
    return null;
  }
}
