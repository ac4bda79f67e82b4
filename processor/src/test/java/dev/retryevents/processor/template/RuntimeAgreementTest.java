package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.event.NumberText;
import dev.retryevents.event.RetrySeconds;
import dev.retryevents.event.SignDisplay;
import java.math.BigInteger;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is checked at build time is what generated code shows: two routines, the same text. */
class RuntimeAgreementTest {

  private static final int VALUES = 50_000;

  @Test
  void numbersReadTheSameAtBuildTimeAndAtRunTime() {
    Random random = new Random(1);
    for (int count = 0; count < VALUES; count++) {
      double value = value(random);
      int integer = 1 + random.nextInt(4);
      int least = random.nextInt(4);
      int most = least + random.nextInt(4);
      SignDisplay sign = SignDisplay.values()[random.nextInt(SignDisplay.values().length)];
      StringBuilder atRunTime = new StringBuilder();
      NumberText.append(atRunTime, value, integer, least, most, sign);
      NumberOptions options =
          new NumberOptions(OptionalInt.of(least), OptionalInt.of(most), integer, sign);
      assertEquals(
          atRunTime.toString(),
          NumberPrinter.print(new Amount.Binary(value), options),
          () -> value + " " + options);
    }
  }

  @Test
  void secondsReadTheSameAtBuildTimeAndAtRunTime() {
    Random random = new Random(2);
    for (int count = 0; count < VALUES; count++) {
      long millis = random.nextLong() >> random.nextInt(64);
      BigInteger seconds = Seconds.ofMillis(BigInteger.valueOf(millis)).value();
      assertEquals(BigInteger.valueOf(RetrySeconds.ofMillis(millis)), seconds);
      assertEquals(seconds, Seconds.of(Duration.ofMillis(millis)).value());
    }
  }

  /** Throttles with ties, any double near one, and any double at all. */
  private static double value(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> (random.nextInt(40_000) - 20_000) / 2000.0;
      case 1 -> random.nextGaussian();
      default -> Math.scalb(random.nextGaussian(), random.nextInt(200) - 100);
    };
  }
}
