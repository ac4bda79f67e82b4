package dev.retryevents.json;

/** What stands next in a JSON text. */
public enum JsonToken {
  /** The opening brace of an object. */
  BEGIN_OBJECT("an object"),
  /** The closing brace of an object. */
  END_OBJECT("'}'"),
  /** The opening bracket of an array. */
  BEGIN_ARRAY("an array"),
  /** The closing bracket of an array. */
  END_ARRAY("']'"),
  /** The name of a member of an object. */
  NAME("a name"),
  /** A string. */
  STRING("a string"),
  /** A number. */
  NUMBER("a number"),
  /** The literal true or false. */
  BOOLEAN("true or false"),
  /** The literal null. */
  NULL("null"),
  /** The end of the text, after its one value. */
  END("the end of the text");

  private final String phrase;

  JsonToken(String phrase) {
    this.phrase = phrase;
  }

  /** The token as a fault names it. */
  String phrase() {
    return phrase;
  }

  /** Whether a value begins here. */
  boolean beginsValue() {
    return switch (this) {
      case BEGIN_OBJECT, BEGIN_ARRAY, STRING, NUMBER, BOOLEAN, NULL -> true;
      case END_OBJECT, END_ARRAY, NAME, END -> false;
    };
  }
}
