package com.acme.agent;

import com.acme.agent.server.Script;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What the arguments of the program say.
 *
 * @param speed how many seconds pass in one while a job waits, from 1
 * @param seed where chance begins: the same seed gives the same waits
 * @param script what the model does
 * @param help whether to explain the arguments and do nothing else
 */
record Options(int speed, long seed, Script script, boolean help) {

  static final String HELP =
      """
      Sorts support tickets with a model that fails by a script, and shows every retry.

        --speed N    N seconds pass in one while a job waits; from 1 to 1000000 (1)
        --seed N     where chance begins: the same seed gives the same waits (1)
        --script S   what the model does: steps with commas between them, one a request, and
                     tickets with slashes; if there is none,
                     %s
        --help       this text

      Steps: acceleration, capacity, limit and quota refuse (429), overload does too (529), error
      fails (500), drop closes the connection, garble answers with broken JSON, partial with JSON
      that lacks a member, long at a length beyond the first budget, answer as it should. After a
      refusal or a failure, +12 sends a Retry-After of 12 seconds, @12 the date in 12 seconds.

      Ends with 0 if every ticket is sorted, with 1 if one is not, with 2 on wrong arguments.
      """
          .formatted(Script.TOUR);

  private static final int MOST_SPEED = 1_000_000;
  private static final Pattern SPEED = Pattern.compile("[0-9]{1,7}");
  private static final Pattern SEED = Pattern.compile("-?[0-9]{1,18}");

  /**
   * Reads the arguments.
   *
   * @throws IllegalArgumentException if one is wrong; the message says what to write
   */
  static Options parse(String... arguments) {
    Options options = new Options(1, 1, Script.parse(Script.TOUR), false);
    Iterator<String> rest = List.of(arguments).iterator();
    while (rest.hasNext()) {
      options = options.with(rest.next(), rest);
    }
    return options;
  }

  private Options with(String name, Iterator<String> rest) {
    return switch (name) {
      case "--speed" -> new Options(speed(value(name, rest)), seed, script, help);
      case "--seed" -> new Options(speed, seed(value(name, rest)), script, help);
      case "--script" -> new Options(speed, seed, Script.parse(value(name, rest)), help);
      case "--help" -> new Options(speed, seed, script, true);
      default -> throw new IllegalArgumentException("there is no argument \"" + name + "\"");
    };
  }

  private static String value(String name, Iterator<String> rest) {
    if (!rest.hasNext()) {
      throw new IllegalArgumentException("write a value after " + name);
    }
    return rest.next();
  }

  private static int speed(String value) {
    int speed = SPEED.matcher(value).matches() ? Integer.parseInt(value) : 0;
    if (speed < 1 || speed > MOST_SPEED) {
      throw new IllegalArgumentException(
          "--speed takes a whole number from 1 to " + MOST_SPEED + ", not \"" + value + "\"");
    }
    return speed;
  }

  private static long seed(String value) {
    if (!SEED.matcher(value).matches()) {
      throw new IllegalArgumentException(
          "--seed takes a whole number of at most 18 digits, not \"" + value + "\"");
    }
    return Long.parseLong(value);
  }
}
