package dev.retryevents.event;

/** A text that counts how often it is looked at. */
final class CountedText implements CharSequence {

  private static final long STEPS = 10_000;
  private static final long STEPS_A_CHARACTER = 500;

  /** The text has been looked at too often. */
  static final class OutOfSteps extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OutOfSteps() {
      super("out of steps", null, false, false);
    }
  }

  private final String text;
  private long left;

  CountedText(String text) {
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
