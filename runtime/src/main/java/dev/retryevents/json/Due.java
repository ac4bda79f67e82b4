package dev.retryevents.json;

/**
 * What the grammar lets stand next. Integers, not an enum: it is written at every token, and a
 * collector watches the writing of references.
 */
final class Due {

  /** The value of a member, or the element after a comma. */
  static final int VALUE = 0;

  /** A name after a comma. */
  static final int NAME = 1;

  /** A name or the end of an object that has just begun. */
  static final int FIRST_NAME = 2;

  /** A comma or the end of an object. */
  static final int NEXT_NAME = 3;

  /** An element or the end of an array that has just begun. */
  static final int FIRST_ELEMENT = 4;

  /** A comma or the end of an array. */
  static final int NEXT_ELEMENT = 5;

  /** The end of the text. */
  static final int NOTHING = 6;

  /** Nothing, because the text is longer than it may be. */
  static final int TOO_LONG = 7;

  private Due() {}

  /** What is due as a fault names it. */
  static String phrase(int due) {
    return switch (due) {
      case NAME -> "a name";
      case FIRST_NAME -> "a name or '}'";
      case NEXT_NAME -> "',' or '}'";
      case FIRST_ELEMENT -> "a value or ']'";
      case NEXT_ELEMENT -> "',' or ']'";
      case NOTHING -> "the end of the text";
      default -> "a value";
    };
  }
}
