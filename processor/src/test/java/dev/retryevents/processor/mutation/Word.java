package dev.retryevents.processor.mutation;

/**
 * A word of a source.
 *
 * @param start where it begins
 * @param text its letters or digits
 */
record Word(int start, String text) {

  /** Another word: a number is another number, any other word has a letter more. */
  String changed() {
    char last = text.charAt(text.length() - 1);
    boolean number = Character.isDigit(text.charAt(0));
    return number
        ? text.substring(0, text.length() - 1) + (char) (last == '9' ? '8' : last + 1)
        : text + "x";
  }

  /** The source with another word in its place. */
  String replacedIn(String source, String other) {
    return source.substring(0, start) + other + source.substring(start + text.length());
  }

  @Override
  public String toString() {
    return text + " at " + start;
  }
}
