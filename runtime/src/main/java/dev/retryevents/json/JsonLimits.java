package dev.retryevents.json;

/**
 * How much of a text is read before it is refused, whatever it says.
 *
 * <p>Within them the time and the memory that reading takes are proportional to the length of the
 * text: a number is never expanded by its exponent, and names that share a hash are kept in trees.
 *
 * @param depth the most levels of objects and arrays in each other; 512 by default, far above what
 *     events and schemas need, and low enough for recursion on the smallest usual stack
 * @param textLength the most bytes of a text; 64 MiB by default
 * @param stringLength the most bytes between the quotes of a name or a string; 16 MiB by default
 * @param numberLength the most characters of a number; 1000 by default
 * @param violations the most violations that are collected; 100 by default
 */
public record JsonLimits(
    int depth, int textLength, int stringLength, int numberLength, int violations) {

  /** The limits where none are given. */
  public static final JsonLimits DEFAULT = new JsonLimits(512, 64 << 20, 16 << 20, 1000, 100);

  /** The longest text of a long: a sign and nineteen digits. */
  private static final int LONG_LENGTH = 20;

  /**
   * Rejects what leaves nothing to read.
   *
   * @param depth the most levels
   * @param textLength the most bytes of a text
   * @param stringLength the most bytes of a string
   * @param numberLength the most characters of a number
   * @param violations the most violations
   * @throws IllegalArgumentException if a limit is below 1, or a long does not fit into the length
   *     of a number
   */
  public JsonLimits {
    require("depth", depth, 1);
    require("textLength", textLength, 1);
    require("stringLength", stringLength, 1);
    require("numberLength", numberLength, LONG_LENGTH);
    require("violations", violations, 1);
  }

  private static void require(String name, int value, int least) {
    if (value < least) {
      throw new IllegalArgumentException(name + " must be at least " + least + ", not " + value);
    }
  }

  /**
   * These limits with another depth. Readers and codecs recurse: a stack must hold it.
   *
   * @param levels the most levels of objects and arrays in each other
   * @return the limits
   */
  public JsonLimits withDepth(int levels) {
    return new JsonLimits(levels, textLength, stringLength, numberLength, violations);
  }

  /**
   * These limits with another length of texts.
   *
   * @param bytes the most bytes of a text
   * @return the limits
   */
  public JsonLimits withTextLength(int bytes) {
    return new JsonLimits(depth, bytes, stringLength, numberLength, violations);
  }

  /**
   * These limits with another length of names and strings.
   *
   * @param bytes the most bytes between two quotes
   * @return the limits
   */
  public JsonLimits withStringLength(int bytes) {
    return new JsonLimits(depth, textLength, bytes, numberLength, violations);
  }

  /**
   * These limits with another length of numbers.
   *
   * @param characters the most characters of a number
   * @return the limits
   */
  public JsonLimits withNumberLength(int characters) {
    return new JsonLimits(depth, textLength, stringLength, characters, violations);
  }

  /**
   * These limits with another number of violations.
   *
   * @param most the most violations that are collected
   * @return the limits
   */
  public JsonLimits withViolations(int most) {
    return new JsonLimits(depth, textLength, stringLength, numberLength, most);
  }
}
