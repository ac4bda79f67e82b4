package dev.retryevents.processor.template;

/** When a number shows its sign. A number that is shown as zero is zero: never {@code -0}. */
public enum SignDisplay {
  AUTO("auto", "-", ""),
  ALWAYS("always", "-", "+", "+"),
  EXCEPT_ZERO("exceptZero", "-", "", "+"),
  NEGATIVE("negative", "-", ""),
  NEVER("never", "", "");

  private final String word;
  private final String below;
  private final String zero;
  private final String above;

  SignDisplay(String word, String below, String other) {
    this(word, below, other, other);
  }

  SignDisplay(String word, String below, String zero, String above) {
    this.word = word;
    this.below = below;
    this.zero = zero;
    this.above = above;
  }

  /** The constant of a literal that the profile admits. */
  static SignDisplay of(String word) {
    for (SignDisplay display : values()) {
      if (display.word.equals(word)) {
        return display;
      }
    }
    throw new IllegalArgumentException("not a value of signDisplay: " + word);
  }

  /** The sign to show, from the signum of the number after rounding. */
  public String sign(int signum) {
    return signum < 0 ? below : signum == 0 ? zero : above;
  }
}
