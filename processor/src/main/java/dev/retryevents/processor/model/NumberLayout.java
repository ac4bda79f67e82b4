package dev.retryevents.processor.model;

/**
 * How a number is written.
 *
 * @param integerDigits the fewest digits before the point, at least 1
 * @param minimumFractionDigits the fewest digits behind the point
 * @param maximumFractionDigits the most digits behind the point
 * @param sign the name of a constant of {@code dev.retryevents.event.SignDisplay}
 */
public record NumberLayout(
    int integerDigits, int minimumFractionDigits, int maximumFractionDigits, String sign) {

  /** An integer as it is. */
  public static final NumberLayout PLAIN = new NumberLayout(1, 0, 0, "AUTO");
}
