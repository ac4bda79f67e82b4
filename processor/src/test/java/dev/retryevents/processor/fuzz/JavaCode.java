package dev.retryevents.processor.fuzz;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is left of a Java source without its comments and literals, as javac reads it. */
final class JavaCode {

  private static final Pattern ESCAPE =
      Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)\\\\u+([0-9a-f]{4})");

  private static final Pattern NO_CODE =
      Pattern.compile(
          "/\\*.*?\\*/|//[^\\n]*|\"\"\".*?\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\\n]|\\\\.)*+'",
          Pattern.DOTALL);

  private JavaCode() {}

  static String of(String source) {
    return NO_CODE.matcher(unescaped(source)).replaceAll(" ");
  }

  /** Unicode escapes are read before all else (JLS 3.3). */
  private static String unescaped(String source) {
    return ESCAPE.matcher(source).replaceAll(JavaCode::character);
  }

  private static String character(MatchResult escape) {
    String c = Character.toString((char) Integer.parseInt(escape.group(2), 16));
    return Matcher.quoteReplacement(escape.group(1) + c);
  }
}
