package dev.retryevents.processor.check.shape;

import java.nio.charset.StandardCharsets;

/** Tells what Java has no room for, however it is written. */
public final class ClassFileRoom {

  /**
   * How many values an enum may have. The code that makes them takes 19 bytes a value, and a method
   * has room for 65,535 (JVMS 4.7.3).
   */
  static final int VALUES = 3_000;

  /** How many bytes of UTF-8 a constant may take (JVMS 4.4.7); javac stops one short of it. */
  private static final int CONSTANT = 65_534;

  /**
   * How many bytes of UTF-8 the name of a type may take. File systems allow 255, of which nested
   * types, tests and the endings of files need some.
   */
  private static final int TYPE_NAME = 200;

  /** How many bytes a member's name may take, which constants and messages are made of. */
  private static final int MEMBER_NAME = 1_000;

  private ClassFileRoom() {}

  /** Whether a type can have that name. */
  public static boolean holdsTypeName(String name) {
    return bytes(name) <= TYPE_NAME;
  }

  /** Whether a component can be for the member of that name. */
  static boolean holdsMemberName(String wire) {
    return bytes(wire) <= MEMBER_NAME;
  }

  /** Whether a string constant can be that text. */
  static boolean holdsConstant(String text) {
    // the modified form takes two bytes for the character 0, and six for four of a pair
    long zeros = text.chars().filter(c -> c == 0).count();
    long pairs = text.codePoints().filter(Character::isSupplementaryCodePoint).count();
    return bytes(text) + zeros + 2 * pairs <= CONSTANT;
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
