package dev.retryevents.processor.template;

import java.util.ArrayList;
import java.util.List;

/** Parses patterns: a simple message, or what stands between double braces. */
final class PatternParser {

  private final Cursor cursor;
  private final PlaceholderParser placeholders;
  private final LiteralParser literals;

  PatternParser(Cursor cursor) {
    this.cursor = cursor;
    this.placeholders = new PlaceholderParser(cursor);
    this.literals = new LiteralParser(cursor);
  }

  /** Parses a template without syntax around its text; the cursor is past the leading space. */
  Message simpleMessage() {
    List<PatternPart> parts = parts(0);
    if (cursor.peek() == '}') {
      throw cursor.fault("\"}\" closes nothing; write \\} to show it");
    }
    Pattern pattern = new Pattern(parts, cursor.since(0));
    return new Message.PatternMessage(List.of(), pattern, pattern.span());
  }

  /**
   * Parses {@code {{…}}}.
   *
   * @param owner whose pattern it is, for the sentence when it is not closed
   */
  Pattern quotedPattern(String owner) {
    cursor.expect("{{", "to open " + owner);
    int start = cursor.offset();
    Pattern pattern = new Pattern(parts(start), cursor.since(start));
    cursor.expect("}}", "to close " + owner);
    return pattern;
  }

  /** Parses up to the first closing brace of the pattern itself, or the end. */
  private List<PatternPart> parts(int start) {
    List<PatternPart> parts = new ArrayList<>();
    // The leading space of a simple message is already behind the cursor, and belongs to the text.
    StringBuilder text = new StringBuilder(cursor.textSince(start));
    int textStart = start;
    for (int c = cursor.peek(); c != Cursor.END && c != '}'; c = cursor.peek()) {
      if (c == '{') {
        addText(parts, text, textStart);
        parts.add(placeholders.placeholder());
        textStart = cursor.offset();
      } else if (c == '\\') {
        text.append(literals.escape());
      } else {
        text.appendCodePoint(c);
        cursor.advance();
      }
    }
    addText(parts, text, textStart);
    return parts;
  }

  private void addText(List<PatternPart> parts, StringBuilder text, int start) {
    if (!text.isEmpty()) {
      parts.add(new PatternPart.Text(text.toString(), cursor.since(start)));
      text.setLength(0);
    }
  }
}
