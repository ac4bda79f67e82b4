package dev.retryevents.processor.generate;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Any text as words of a Javadoc comment: it neither ends the comment nor begins a tag, and says
 * the same under any {@code -encoding}.
 */
final class JavadocText {

  /** Columns of a comment line in a member, less its indent and its star. */
  private static final int WIDTH = 95;

  private static final Pattern LINE_BREAK = Pattern.compile("\\R");
  private static final Pattern BLANK_LINES = Pattern.compile("\n(?:[ \t]*\n)+");
  private static final Pattern SPACES = Pattern.compile("[ \t\n]+");
  private static final int REPLACEMENT = 0xFFFD;

  private JavadocText() {}

  /** Paragraphs, wrapped, ready to open a comment; empty if the text says nothing. */
  static String paragraphs(String text) {
    String lines = LINE_BREAK.matcher(text).replaceAll("\n");
    return BLANK_LINES
        .splitAsStream(lines)
        .map(JavadocText::phrase)
        .filter(paragraph -> !paragraph.isEmpty())
        .reduce((before, paragraph) -> before + "\n\n<p>" + paragraph)
        .map(paragraphs -> paragraphs.lines().map(JavadocText::wrap))
        .map(JavadocText::lines)
        .orElse("");
  }

  /** One phrase: the text with its line breaks and runs of spaces as single spaces. */
  static String phrase(String text) {
    String lines = LINE_BREAK.matcher(text).replaceAll("\n");
    return escape(SPACES.matcher(lines).replaceAll(" ").strip());
  }

  /** The phrase in the type of code. */
  static String code(String text) {
    String phrase = phrase(text);
    return "<code>" + (phrase.isEmpty() ? "\"\"" : phrase) + "</code>";
  }

  /** A block tag with its words, wrapped, the lines behind the first set in. */
  static String tag(String tag, String phrase) {
    return wrap(tag + " " + phrase, 4);
  }

  /** Breaks lines at single spaces. */
  static String wrap(String phrase) {
    return wrap(phrase, 0);
  }

  /** Breaks lines at single spaces and sets those behind the first in. */
  static String wrap(String phrase, int inset) {
    StringBuilder out = new StringBuilder();
    int column = 0;
    for (String word : phrase.split(" ", -1)) {
      int width = width(word);
      if (column > 0 && column + 1 + width > WIDTH) {
        out.append('\n').append(" ".repeat(inset));
        column = inset;
      } else if (column > 0) {
        out.append(' ');
        column++;
      }
      out.append(word);
      column += width;
    }
    return out.toString();
  }

  /** Columns of a word once its characters beyond ASCII are escapes of six. */
  private static int width(String word) {
    return word.chars().map(c -> c > '~' ? 6 : 1).sum();
  }

  /** Lines of a comment, one under the other. */
  static String lines(Stream<String> lines) {
    return lines.collect(Collectors.joining("\n"));
  }

  /** Sections of a comment with an empty line between; empty ones are left out. */
  static String sections(List<String> sections) {
    return sections.stream()
        .filter(section -> !section.isEmpty())
        .collect(Collectors.joining("\n\n"));
  }

  private static String escape(String text) {
    StringBuilder out = new StringBuilder();
    int[] points = text.codePoints().toArray();
    for (int i = 0; i < points.length; i++) {
      int next = i + 1 < points.length ? points[i + 1] : ' ';
      int last = i > 0 ? points[i - 1] : ' ';
      switch (points[i]) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '@' -> out.append("&#64;");
        case '\\' -> out.append("&#92;");
        case '{', '}' -> out.append(next == '@' ? "&#" + points[i] + ";" : (char) points[i]);
        case '/' -> out.append(last == '*' ? "&#47;" : "/");
        default -> append(out, points[i]);
      }
    }
    return out.toString();
  }

  /**
   * Beyond ASCII, characters stay: the layout of sources turns them into Unicode escapes. Entities
   * will not do, since doclint refuses those of characters that are younger than its JDK.
   */
  private static void append(StringBuilder out, int point) {
    boolean half = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
    out.appendCodePoint(half || Character.isISOControl(point) ? REPLACEMENT : point);
  }
}
