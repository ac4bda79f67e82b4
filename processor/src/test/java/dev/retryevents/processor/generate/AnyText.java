package dev.retryevents.processor.generate;

import java.util.Random;
import java.util.stream.Stream;

/** Texts of all sorts, the same in every run: mostly what Java, Javadoc and Markdown act on. */
final class AnyText {

  private static final String[] PIECES = {
    "*",
    "/",
    "*/",
    "/*",
    "\\",
    "\\u002a",
    "\\u000a",
    "\\uD800",
    "u",
    "@",
    "{@",
    "{",
    "}",
    "<",
    ">",
    "&",
    "&amp;",
    "&#0;",
    "\"",
    "'",
    "`",
    "|",
    "$",
    "$L",
    "\n",
    "\r",
    "\r\n",
    "\t",
    "\f",
    "\b",
    "\0",
    "\u001b",
    "\u0085",
    "\u2028",
    "\u202e",
    "\u00e9",
    "\uD83D\uDE00",
    "\uD800",
    "\uDC00",
    "\uFFFF",
    "\u0378",
    " ",
    "  ",
    "\n\n",
    "word",
    "<p>",
    "</code>",
    "<!--",
    "@param x",
    "#",
    "-",
    "1.",
    "_",
    "~"
  };

  private AnyText() {}

  static Stream<String> texts(int count) {
    Random random = new Random(20_261_130);
    return Stream.generate(() -> text(random)).limit(count);
  }

  private static String text(Random random) {
    StringBuilder out = new StringBuilder();
    for (int i = random.nextInt(40); i >= 0; i--) {
      out.append(PIECES[random.nextInt(PIECES.length)]);
    }
    return out.toString();
  }
}
