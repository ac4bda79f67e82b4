package dev.retryevents.event;

/**
 * Spells patterns of ECMA-262 (section 22.2) for {@link java.util.regex.Pattern}: what only one of
 * them has stays as it is, what both have keeps the meaning of ECMA-262.
 */
final class PatternDialect {

  /** White space and line terminators of ECMA-262, as a part of a class. */
  private static final String SPACE = "\\s\\p{Zs}\\u2028\\u2029\\ufeff";

  /** All other characters; a class in a class would be read in another way by Java. */
  private static final String NO_SPACE =
      "\\x00-\\x08\\x0e-\\x1f\\x21-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e"
          + "\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ufefe\\uff00-\\x{10ffff}";

  /** Words of ASCII; those of Java's own boundary are others in some versions of it. */
  private static final String BOUNDARY = "(?:(?<=\\w)(?!\\w)|(?<!\\w)(?=\\w))";

  private static final String NO_BOUNDARY = "(?:(?<=\\w)(?=\\w)|(?<!\\w)(?!\\w))";

  private final String pattern;
  private final StringBuilder out = new StringBuilder();
  private int at = 0;

  private PatternDialect(String pattern) {
    this.pattern = pattern;
  }

  static String toJava(String pattern) {
    PatternDialect dialect = new PatternDialect(pattern);
    while (dialect.at < pattern.length()) {
      dialect.copyTerm();
    }
    return dialect.out.toString();
  }

  private void copyTerm() {
    char next = pattern.charAt(at);
    if (next == '\\') {
      copyEscape(false);
    } else if (next == '[') {
      copyClass();
    } else {
      at++;
      switch (next) {
        case '$' -> out.append("\\z"); // Java's may stand before a line break at the end
        case '.' -> out.append("[^\\n\\r\\u2028\\u2029]");
        default -> out.append(next);
      }
    }
  }

  private void copyClass() {
    boolean negated = pattern.startsWith("[^", at);
    at += negated ? 2 : 1;
    if (pattern.startsWith("]", at)) {
      at++;
      out.append(negated ? "[\\x{0}-\\x{10ffff}]" : "(?!)");
      return;
    }
    out.append(negated ? "[^" : "[");
    while (at < pattern.length() && pattern.charAt(at) != ']') {
      char next = pattern.charAt(at);
      if (next == '\\') {
        copyEscape(true);
      } else {
        at++;
        // In Java these begin a class in the class, and an intersection.
        out.append(next == '[' || next == '&' ? "\\" : "").append(next);
      }
    }
    if (at < pattern.length()) {
      at++;
      out.append(']');
    }
  }

  private void copyEscape(boolean inClass) {
    char escaped = at + 1 < pattern.length() ? pattern.charAt(at + 1) : '\\';
    int end = Math.min(at + 2, pattern.length());
    char after = end < pattern.length() ? pattern.charAt(end) : ' ';
    String same = pattern.substring(at, end);
    at = end;
    switch (escaped) {
      case 's' -> out.append(inClass ? SPACE : "[" + SPACE + "]");
      case 'S' -> out.append(inClass ? NO_SPACE : "[" + NO_SPACE + "]");
      case 'b' -> out.append(inClass ? "\\x08" : BOUNDARY);
      case 'B' -> out.append(inClass ? same : NO_BOUNDARY);
      case 'v' -> out.append("\\x0b");
      case '0' -> out.append(after >= '0' && after <= '9' ? same : "\\x00");
      case 'c' -> copyControl(same, after);
      case 'u' -> out.append(after == '{' ? "\\x" : same);
      default -> out.append(same);
    }
  }

  private void copyControl(String same, char letter) {
    boolean known = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    out.append(known ? String.format("\\x%02x", letter % 32) : same);
    at += known ? 1 : 0;
  }
}
