package dev.retryevents.processor.check.table;

import dev.retryevents.event.PrintableText;

/** Tells whether a text can stand as one printable line. */
final class PlainLine {

  private PlainLine() {}

  /** Whether the text is not blank, has no space at its ends, and prints as it is. */
  static boolean is(String text) {
    StringBuilder printed = new StringBuilder();
    PrintableText.append(printed, text);
    return !text.isBlank() && text.strip().equals(text) && printed.toString().equals(text);
  }
}
