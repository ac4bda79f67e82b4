package dev.retryevents.json;

import java.io.Serializable;

/**
 * One value that is not what was asked for.
 *
 * @param pointer the JSON pointer (RFC 6901) of the value; the empty text for the whole text
 * @param offset the number of bytes before the fault; -1 if the parser does not tell
 * @param expected what was asked for, a phrase on one line, as in {@code a string}
 * @param found what was there instead, as in {@code null}; text of the input is cut where it is
 *     long, and printable
 */
public record JsonViolation(String pointer, int offset, String expected, String found)
    implements Serializable {

  /**
   * A violation whose {@code found} is a text of another's making.
   *
   * @param pointer the pointer of the value
   * @param offset the number of bytes before it; -1 if the parser does not tell
   * @param expected what was asked for
   * @param found any text, which is made printable and cut
   * @return the violation
   */
  public static JsonViolation of(String pointer, int offset, String expected, String found) {
    return new JsonViolation(pointer, offset, expected, Excerpt.ofMessage(found));
  }

  /**
   * The violation that an object lacks a member.
   *
   * @param pointer the pointer of the object
   * @param offset the number of bytes before its end; -1 if the parser does not tell
   * @param name the name of the member
   * @return the violation
   */
  public static JsonViolation missing(String pointer, int offset, String name) {
    String expected = "the member " + Excerpt.quoted(name);
    return new JsonViolation(pointer, offset, expected, "the end of the object");
  }

  /**
   * The violation that an object has two members of one name.
   *
   * @param pointer the pointer of the object
   * @param offset the number of bytes before the second name; -1 if the parser does not tell
   * @param name the name
   * @return the violation
   */
  public static JsonViolation repeated(String pointer, int offset, String name) {
    return new JsonViolation(pointer, offset, "each name once", Excerpt.quoted(name) + " again");
  }

  /**
   * What is wrong, without the place.
   *
   * @return {@code expected E, found F}
   */
  public String reason() {
    return "expected " + expected + ", found " + found;
  }

  /** What is wrong and where, on one printable line. */
  @Override
  public String toString() {
    return reason() + " at " + where();
  }

  /** Pointer and offset as people read them. */
  String where() {
    String bytes = offset < 0 ? "" : "byte " + offset + ", ";
    return bytes + "pointer " + Excerpt.quotedPointer(pointer);
  }
}
