package dev.retryevents.event;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A schema's {@code pattern}, which is looked for within bounds on time and stack.
 *
 * <p>It means what it means to ECMA-262, where JSON Schema has it from (validation, section 6.3.3),
 * also where Java means something else by the same characters, such as by {@code $}; what ECMA-262
 * does not have, means what it means to {@link Pattern}.
 *
 * <p>{@link Pattern} backtracks and calls itself: there are patterns that take exponential time on
 * a few characters, and others that take some levels of the stack for each. A text is therefore
 * given up that costs more than 10,000 steps and 500 for each of its characters, or more stack than
 * there is. A step is one look at a character.
 */
public final class SchemaPattern {

  /** What a search comes to. */
  public enum Outcome {
    /** The pattern is somewhere in the text. */
    FOUND,
    /** It is nowhere in the text. */
    ABSENT,
    /** It cannot be told within the bounds. */
    GIVEN_UP
  }

  /** The levels of the stack that are kept free; the frames are small, and so they are many. */
  private static final int RESERVE = 60;

  private final String text;
  private final Pattern pattern;

  private SchemaPattern(String text, Pattern pattern) {
    this.text = text;
    this.pattern = pattern;
  }

  /**
   * A pattern.
   *
   * @param text as the schema writes it
   * @return the pattern
   * @throws PatternSyntaxException if it is none, or none that Java has
   */
  public static SchemaPattern of(String text) {
    String java = PatternDialect.toJava(text);
    try {
      return new SchemaPattern(text, Pattern.compile(java));
    } catch (PatternSyntaxException fault) {
      int index = java.equals(text) ? fault.getIndex() : -1;
      throw new PatternSyntaxException(fault.getDescription(), text, index);
    }
  }

  /**
   * Looks for the pattern.
   *
   * @param in where to look for it, from any character on
   * @return the outcome
   */
  public Outcome find(String in) {
    try {
      Matcher matcher = pattern.matcher(new CountedText(in));
      return matcher.find() ? Outcome.FOUND : Outcome.ABSENT;
    } catch (CountedText.OutOfSteps | StackOverflowError beyond) {
      return Outcome.GIVEN_UP;
    }
  }

  /**
   * Looks for the pattern as {@link #find} does, with less of the stack: what is found is found
   * again from where it was asked for, or from a little deeper.
   *
   * @param in where to look for it
   * @return the outcome
   */
  public Outcome findWithReserve(String in) {
    try {
      return below(RESERVE, in);
    } catch (StackOverflowError beyond) {
      return Outcome.GIVEN_UP;
    }
  }

  private Outcome below(int levels, String in) {
    return levels == 0 ? find(in) : below(levels - 1, in);
  }

  /** The pattern as the schema writes it. */
  @Override
  public String toString() {
    return text;
  }
}
