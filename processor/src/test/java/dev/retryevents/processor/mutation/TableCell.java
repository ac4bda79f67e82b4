package dev.retryevents.processor.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cell of a table: a value that a row or one of its samples gives.
 *
 * @param row the number of the row
 * @param sample the number of the sample in the row; 0 for a value of the row itself
 * @param member the member of the annotation
 * @param start where the value begins in the source
 * @param end where it ends
 * @param firstLine the line of its beginning
 * @param lastLine the line of its end
 */
record TableCell(
    int row, int sample, String member, int start, int end, int firstLine, int lastLine) {

  private static final Pattern LITERAL =
      Pattern.compile("\"\"\"(.*?)\"\"\"|\"((?:[^\"\\\\]|\\\\.)*)\"", Pattern.DOTALL);

  private static final Pattern CLASS = Pattern.compile("(\\w+)\\.class");

  private static final Pattern WORD = Pattern.compile("\\d+(?:\\.\\d+)?|\\w+");

  boolean holds(long line) {
    return firstLine <= line && line <= lastLine;
  }

  /** The words inside the string literals of the cell. */
  List<Word> words(String source) {
    List<Word> words = new ArrayList<>();
    Matcher literal = LITERAL.matcher(source).region(start, end);
    while (literal.find()) {
      int group = literal.start(1) >= 0 ? 1 : 2;
      Matcher word = WORD.matcher(source).region(literal.start(group), literal.end(group));
      while (word.find()) {
        words.add(new Word(word.start(), word.group()));
      }
    }
    return words;
  }

  /** What the string literals of the cell come to, put together. */
  String value(String source) {
    StringBuilder value = new StringBuilder();
    Matcher literal = LITERAL.matcher(source).region(start, end);
    while (literal.find()) {
      String block = literal.group(1);
      value.append(
          block == null
              ? literal.group(2).translateEscapes()
              : block.substring(block.indexOf('\n') + 1).stripIndent().translateEscapes());
    }
    return value.toString();
  }

  /** The same cell in a source where something inside of it has become longer. */
  TableCell longerBy(int length) {
    return new TableCell(row, sample, member, start, end + length, firstLine, lastLine);
  }

  /** The classes that the cell names. */
  List<Word> classes(String source) {
    List<Word> classes = new ArrayList<>();
    Matcher name = CLASS.matcher(source).region(start, end);
    while (name.find()) {
      classes.add(new Word(name.start(1), name.group(1)));
    }
    return classes;
  }

  @Override
  public String toString() {
    return member + " of " + (sample == 0 ? "" : "sample " + sample + " of ") + "row " + row;
  }
}
