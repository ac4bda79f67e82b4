package dev.retryevents.json;

import java.util.Objects;

/**
 * A place in a JSON text, for machines by offset and for people by line and column.
 *
 * @param offset the number of bytes before it, from the start of the text; -1 if a parser does not
 *     tell
 * @param line the line, from 1; lines end with LF, CR LF or CR
 * @param column the column, from 1, counted in code points
 */
public record JsonPlace(int offset, int line, int column) {

  /** The start of a text. */
  static final JsonPlace START = new JsonPlace(0, 1, 1);

  /**
   * Rejects what is no place.
   *
   * @param offset the number of bytes before it
   * @param line the line
   * @param column the column
   * @throws IllegalArgumentException if the offset is below -1, or line or column below 1
   */
  public JsonPlace {
    if (offset < -1 || line < 1 || column < 1) {
      throw new IllegalArgumentException("not a place: " + offset + ", " + line + ":" + column);
    }
  }

  /**
   * The place of a byte. For many places of one text ask {@link JsonReader#place()}, which goes on
   * from the place before.
   *
   * @param utf8 the text
   * @param offset the index of the byte, or the length of the text for its end
   * @return the place
   */
  public static JsonPlace of(byte[] utf8, int offset) {
    Objects.checkIndex(offset, utf8.length + 1);
    return START.onTo(offset, utf8, 0, utf8.length);
  }

  /** The place {@code target} bytes into the text that {@code from} and {@code to} bound. */
  JsonPlace onTo(int target, byte[] bytes, int from, int to) {
    if (target < offset) {
      return START.onTo(target, bytes, from, to);
    }
    int atLine = line;
    int atColumn = column;
    for (int i = from + offset; i < from + target; i++) {
      byte b = bytes[i];
      if (b == '\n' || (b == '\r' && (i + 1 == to || bytes[i + 1] != '\n'))) {
        atLine++;
        atColumn = 1;
      } else if (!Utf8.continues(b)) {
        atColumn++;
      }
    }
    return new JsonPlace(target, atLine, atColumn);
  }

  /** Line and column, as in {@code 3:17}. */
  @Override
  public String toString() {
    return line + ":" + column;
  }
}
