package dev.retryevents.processor.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lays out what the writer of sources fills line by line: headers get one component a line, short
 * comments one line, and characters beyond ASCII their Unicode escapes.
 *
 * <p>The patterns take whole lines. Text from outside cannot look like one: in comments it is
 * behind a star, in literals behind a quote.
 */
final class SourceLayout {

  private static final int WIDTH = 100;

  private static final Pattern RECORD =
      Pattern.compile("(?m)^( *)((?:public |static )*record \\S+?)\\(([^(){]*)\\)([^({]*)\\{\\n");

  private static final Pattern PERMITS =
      Pattern.compile("(?m)^( *)(public sealed interface [^{]*?)\\s+permits ([^{]*) \\{\\n");

  private static final Pattern METHOD =
      Pattern.compile(
          "(?m)^( *)((?:public |private |static |<)[^(){};=\"*\\n]*)"
              + "\\(([^(){};\"]*\\n[^(){};\"]*)\\)( \\{|;)\\n");

  private static final Pattern CLASS =
      Pattern.compile("(?m)^(public final class \\S+) (implements \\S+ \\{)\\n");

  /** A field whose value stands on the next line. */
  private static final Pattern FIELD =
      Pattern.compile("(?m)^( +(?:private |public |static |final )+[^\"=*\\n]* =) $");

  private static final Pattern SPACES = Pattern.compile("\\s+");

  private static final Pattern EMPTY = Pattern.compile("\\{\\n\\s*\\}");

  private static final Pattern COMMENT =
      Pattern.compile("(?m)^( *)/\\*\\*\\n *\\* (\\S.*)\\n *\\*/\\n");

  private SourceLayout() {}

  static String of(String source) {
    String headers = replace(RECORD, source, SourceLayout::record);
    String permits = replace(PERMITS, headers, SourceLayout::permits);
    String methods = replace(METHOD, permits, SourceLayout::method);
    String comments = replace(COMMENT, methods, SourceLayout::comment);
    String classes = replace(CLASS, comments, SourceLayout::type);
    String fields = FIELD.matcher(classes).replaceAll("$1");
    return ascii(EMPTY.matcher(fields).replaceAll("{}"));
  }

  private static String replace(
      Pattern pattern, String source, Function<MatchResult, String> layout) {
    return pattern.matcher(source).replaceAll(m -> Matcher.quoteReplacement(layout.apply(m)));
  }

  private static String record(MatchResult header) {
    String margin = header.group(1);
    List<String> components = split(header.group(3));
    String ends = onOneLine(header.group(4));
    String line =
        margin + header.group(2) + "(" + String.join(", ", components) + ")" + spaced(ends) + " {";
    if (line.length() <= WIDTH) {
      return line + "\n";
    }
    String inner = "\n" + margin + "    ";
    return (margin + header.group(2) + "(" + inner + String.join("," + inner, components) + ")")
        + (ends.isEmpty() ? " {\n\n" : inner + ends + " {\n\n");
  }

  private static String method(MatchResult header) {
    String inner = "\n" + header.group(1) + "    ";
    List<String> parameters = split(header.group(3));
    String line = inner + String.join(", ", parameters) + ")" + header.group(4) + "\n";
    return header.group(1)
        + header.group(2)
        + "("
        + (line.length() <= WIDTH + 2
            ? line
            : inner + String.join("," + inner, parameters) + ")" + header.group(4) + "\n");
  }

  private static String spaced(String ends) {
    return ends.isEmpty() ? "" : " " + ends;
  }

  private static String type(MatchResult header) {
    String line = header.group(1) + " " + header.group(2);
    return line.length() <= WIDTH
        ? line + "\n"
        : header.group(1) + "\n    " + header.group(2) + "\n\n";
  }

  private static String permits(MatchResult header) {
    List<String> permitted = split(header.group(3));
    String start = header.group(1) + onOneLine(header.group(2));
    String line = " permits " + String.join(", ", permitted) + " {";
    if (start.length() + line.length() <= WIDTH) {
      return start + line + "\n";
    }
    return line.length() + 3 <= WIDTH
        ? start + "\n   " + line + "\n\n"
        : start + "\n    permits " + String.join(",\n        ", permitted) + " {\n\n";
  }

  private static String comment(MatchResult comment) {
    String line = comment.group(1) + "/** " + comment.group(2) + " */\n";
    return line.length() <= WIDTH + 1 ? line : comment.group();
  }

  /** Parts between the commas that stand outside of angle brackets. */
  private static List<String> split(String list) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < list.length(); i++) {
      char c = list.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (c == ',' && depth == 0) {
        parts.add(list.substring(start, i));
        start = i + 1;
      }
    }
    parts.add(list.substring(start));
    return parts.stream().map(SourceLayout::onOneLine).toList();
  }

  private static String onOneLine(String code) {
    return SPACES.matcher(code.strip()).replaceAll(" ");
  }

  private static String ascii(String source) {
    StringBuilder out = new StringBuilder(source.length());
    for (int i = 0; i < source.length(); i++) {
      char c = source.charAt(i);
      if (c > '~') {
        out.append(StringLiteral.unicode(c));
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }
}
