package com.acme.session.host;

import dev.retryevents.harness.policy.Pacing;
import dev.retryevents.harness.policy.RetryPolicy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * How a host was started.
 *
 * @param log the file that the host writes down in
 * @param pace what the usual waits are multiplied by; from 0 to 5, above which a wait would be
 *     longer than an attempt may take
 * @param random where the chance in the waits comes from
 */
public record HostSettings(Path log, double pace, RandomGenerator random) {

  /** The most attempts that a turn has after failures of the provider, in all lives of the host. */
  static final int MAX_ATTEMPTS = RetryPolicy.DEFAULT.upstreamBudget() + 1;

  /** What a person is told who asks for something else. */
  public static final String USAGE = "host --log FILE [--pace FACTOR] [--seed NUMBER]";

  /**
   * Reads the arguments of a command line.
   *
   * @param arguments the arguments
   * @return the settings
   * @throws IllegalArgumentException if they are not those of {@link #USAGE}
   */
  public static HostSettings of(List<String> arguments) {
    Path log = null;
    double pace = 1;
    RandomGenerator random = RandomGenerator.getDefault();
    Iterator<String> rest = arguments.iterator();
    while (rest.hasNext()) {
      String name = rest.next();
      if (!rest.hasNext()) {
        throw new IllegalArgumentException(name + " needs a value");
      }
      String value = rest.next();
      switch (name) {
        case "--log" -> log = Path.of(value);
        case "--pace" -> pace = Double.parseDouble(value);
        case "--seed" -> random = new Random(Long.parseLong(value));
        default -> throw new IllegalArgumentException("there is no option " + name);
      }
    }
    if (log == null || !(pace >= 0 && pace <= 5)) {
      throw new IllegalArgumentException("a log, and a pace of 0 to 5, are needed");
    }
    return new HostSettings(log, pace, random);
  }

  /**
   * How often a turn is tried.
   *
   * @param attempts the attempts that it has had, in this life of the host or another
   */
  RetryPolicy policy(int attempts) {
    RetryPolicy usual = RetryPolicy.DEFAULT;
    return new RetryPolicy(
        usual.upstreamBudget() - attempts,
        usual.correctionBudget(),
        usual.maxAttempts(),
        usual.attemptTimeout(),
        scaled(usual.maxWait()),
        scaled(usual.rateLimit()),
        scaled(usual.overload()),
        scaled(usual.transientError()));
  }

  private Pacing scaled(Pacing pacing) {
    return new Pacing(scaled(pacing.shortest()), scaled(pacing.longest()), pacing.throttleSteps());
  }

  private Duration scaled(Duration usual) {
    return Duration.ofMillis(Math.round(usual.toMillis() * pace));
  }
}
