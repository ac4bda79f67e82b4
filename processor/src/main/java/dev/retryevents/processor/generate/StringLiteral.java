package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/** Any text as a Java string literal of ASCII characters, in pieces where it is long. */
final class StringLiteral {

  /** How much of a sum stands on one line, in columns of source. */
  private static final int PIECE = 84;

  private StringLiteral() {}

  /** The literal, or a sum of literals with one on each line. */
  static CodeBlock of(String text) {
    List<String> pieces = pieces(text);
    CodeBlock.Builder sum = CodeBlock.builder().add("$L", pieces.get(0));
    if (pieces.size() > 1) {
      sum.add("$>$>");
      pieces.subList(1, pieces.size()).forEach(piece -> sum.add("\n+ $L", piece));
      sum.add("$<$<");
    }
    return sum.build();
  }

  /** The literal on one line, however long. */
  static String line(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      out.append(escape(i > 0 ? text.charAt(i - 1) : ' ', text.charAt(i)));
    }
    return out.append('"').toString();
  }

  /**
   * Behind a high surrogate, javac looks for a low one and takes the second of two backslashes for
   * the start of a Unicode escape (seen on 17 and 25); the octal escape has but one.
   */
  private static String escape(char before, char c) {
    return c == '\\' && Character.isHighSurrogate(before) ? "\\134" : escape(c);
  }

  /** One character as a literal of type {@code char}. */
  static String character(char c) {
    return c == '"' ? "'\"'" : c == '\'' ? "'\\''" : "'" + escape(c) + "'";
  }

  /** Pieces end behind a space or a line break where there is one to end behind. */
  private static List<String> pieces(String text) {
    String line = line(text);
    if (line.length() <= PIECE) {
      return List.of(line);
    }
    List<String> pieces = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = end(text, start);
      pieces.add(line(text.substring(start, end)));
      start = end;
    }
    return pieces;
  }

  private static int end(String text, int start) {
    int columns = 2;
    int gap = start;
    for (int i = start; i < text.length(); i++) {
      columns += escape(text.charAt(i)).length();
      if (columns > PIECE) {
        return gap > start ? gap : Math.max(i, start + 1);
      }
      if (text.charAt(i) == '\n') {
        return i + 1;
      }
      if (text.charAt(i) == ' ') {
        gap = i + 1;
      }
    }
    return text.length();
  }

  private static String escape(char c) {
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      case '\b' -> "\\b";
      case '\f' -> "\\f";
      default -> c < ' ' || c > '~' ? unicode(c) : String.valueOf(c);
    };
  }

  /** A character as a Unicode escape, which javac reads before all else (JLS 3.3). */
  static String unicode(char c) {
    String hex = Integer.toHexString(c);
    return "\\u" + "0".repeat(4 - hex.length()) + hex;
  }
}
