package dev.retryevents.event;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Looks for a schema's {@code pattern} in a text, within bounds on time and stack.
 *
 * <p>{@link Pattern} backtracks and calls itself: there are patterns that take exponential time on
 * a few characters, and others that take some levels of the stack for each. A text is therefore
 * given up that costs more than 10,000 steps and 500 for each of its characters, or more stack than
 * there is. A step is one look at a character.
 */
public final class PatternSearch {

  /** What a search comes to. */
  public enum Outcome {
    /** The pattern is somewhere in the text. */
    FOUND,
    /** It is nowhere in the text. */
    ABSENT,
    /** It cannot be told within the bounds. */
    GIVEN_UP
  }

  private static final long STEPS = 10_000;
  private static final long STEPS_A_CHARACTER = 500;

  /** The levels of the stack that are kept free; the frames are small, and so they are many. */
  private static final int RESERVE = 60;

  private PatternSearch() {}

  /**
   * Looks for a pattern.
   *
   * @param pattern the pattern
   * @param text where to look for it, from any character on
   * @return the outcome
   */
  public static Outcome find(Pattern pattern, String text) {
    try {
      Matcher matcher = pattern.matcher(new Counted(text));
      return matcher.find() ? Outcome.FOUND : Outcome.ABSENT;
    } catch (OutOfSteps | StackOverflowError beyond) {
      return Outcome.GIVEN_UP;
    }
  }

  /**
   * Looks for a pattern as {@link #find} does, with less of the stack: what is found is found again
   * from where it was asked for, or from a little deeper.
   *
   * @param pattern the pattern
   * @param text where to look for it
   * @return the outcome
   */
  public static Outcome findWithReserve(Pattern pattern, String text) {
    try {
      return below(RESERVE, pattern, text);
    } catch (StackOverflowError beyond) {
      return Outcome.GIVEN_UP;
    }
  }

  private static Outcome below(int levels, Pattern pattern, String text) {
    return levels == 0 ? find(pattern, text) : below(levels - 1, pattern, text);
  }

  /** The text is given up. */
  private static final class OutOfSteps extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OutOfSteps() {
      super("out of steps", null, false, false);
    }
  }

  /** A text that counts how often it is looked at. */
  private static final class Counted implements CharSequence {

    private final String text;
    private long left;

    Counted(String text) {
      this.text = text;
      this.left = STEPS + STEPS_A_CHARACTER * text.length();
    }

    @Override
    public char charAt(int index) {
      if (--left < 0) {
        throw new OutOfSteps();
      }
      return text.charAt(index);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public CharSequence subSequence(int from, int to) {
      return text.subSequence(from, to);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
