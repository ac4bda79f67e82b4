package dev.retryevents.benchmarks;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The rate limit sentence, generated and in the ways it is written by hand today. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class RenderingBenchmark {

  private static final int EVENTS = 64;

  private final RateLimitRetryEvent[] events = new RateLimitRetryEvent[EVENTS];
  private final StringBuilder reused = new StringBuilder(256);
  private final MessageFormat cached =
      new MessageFormat(
          "Hit acceleration limit (system throttle: {0,number,0.0}x) for {1}."
              + " Retrying in ~{2,number,0} seconds (attempt {3,number,0})",
          Locale.ROOT);
  private int next;

  @Setup
  public void fill() {
    Random random = new Random(1);
    for (int i = 0; i < EVENTS; i++) {
      events[i] =
          new RateLimitRetryEvent(
              1 + random.nextInt(9),
              1000L * random.nextInt(300),
              RateLimitType.ACCELERATION,
              "model-" + i,
              random.nextInt(19) * 0.5);
    }
    for (int i = 0; i < EVENTS; i++) {
      String expected = generatedMessage();
      next--;
      requireSame(expected, concatenation());
      next--;
      requireSame(expected, stringFormat());
      next--;
      requireSame(expected, messageFormat());
    }
  }

  private static void requireSame(String expected, String actual) {
    if (!expected.equals(actual)) {
      throw new IllegalStateException(expected + " / " + actual);
    }
  }

  private RateLimitRetryEvent event() {
    return events[next++ & (EVENTS - 1)];
  }

  @Benchmark
  public String generatedMessage() {
    return event().message();
  }

  @Benchmark
  public StringBuilder generatedAppend() {
    reused.setLength(0);
    event().appendMessage(reused);
    return reused;
  }

  @Benchmark
  public String concatenation() {
    RateLimitRetryEvent event = event();
    return "Hit acceleration limit (system throttle: "
        + (event.systemThrottle() + 1)
        + "x) for "
        + event.model()
        + ". Retrying in ~"
        + event.estimatedDelayMs() / 1000
        + " seconds (attempt "
        + event.attempt()
        + ")";
  }

  @Benchmark
  public String stringFormat() {
    RateLimitRetryEvent event = event();
    return String.format(
        Locale.ROOT,
        "Hit acceleration limit (system throttle: %.1fx) for %s."
            + " Retrying in ~%d seconds (attempt %d)",
        event.systemThrottle() + 1,
        event.model(),
        event.estimatedDelayMs() / 1000,
        event.attempt());
  }

  @Benchmark
  public String messageFormat() {
    RateLimitRetryEvent event = event();
    return cached.format(
        new Object[] {
          event.systemThrottle() + 1,
          event.model(),
          event.estimatedDelayMs() / 1000,
          event.attempt()
        });
  }
}
