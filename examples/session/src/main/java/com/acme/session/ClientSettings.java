package com.acme.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/**
 * How a client was started.
 *
 * @param prompt what to say to the model
 * @param screen how to show the turn
 * @param log the file of the host; null for one that is gone afterwards
 * @param killAtRetry kills the host when that many retries were announced; 0 for never
 * @param host what else the host is started with
 */
record ClientSettings(
    String prompt, Look screen, @Nullable Path log, int killAtRetry, List<String> host) {

  /** How to show a turn. */
  enum Look {
    /** On a terminal live, elsewhere plain. */
    FITTING,
    /** One line a change. */
    PLAIN,
    /** One line that is written over. */
    LIVE
  }

  static final String USAGE =
      "[--plain | --live] [--log FILE] [--pace FACTOR] [--seed NUMBER] [--kill RETRY] [PROMPT]";

  private static final String PROMPT = "Summarise the failing tests [stream disconnected] [529]";

  /**
   * Reads the arguments of a command line.
   *
   * @throws IllegalArgumentException if they are not those of {@link #USAGE}
   */
  static ClientSettings of(List<String> arguments) {
    Look look = Look.FITTING;
    Path log = null;
    int killAtRetry = 0;
    List<String> host = new ArrayList<>();
    String prompt = null;
    ListIterator<String> rest = arguments.listIterator();
    while (rest.hasNext()) {
      String argument = rest.next();
      switch (argument) {
        case "--plain" -> look = Look.PLAIN;
        case "--live" -> look = Look.LIVE;
        case "--log" -> log = Path.of(value(rest, argument));
        case "--kill" -> killAtRetry = Integer.parseInt(value(rest, argument));
        case "--pace", "--seed" -> host.addAll(List.of(argument, value(rest, argument)));
        default -> prompt = prompt(argument, prompt);
      }
    }
    return new ClientSettings(prompt == null ? PROMPT : prompt, look, log, killAtRetry, host);
  }

  private static String value(ListIterator<String> rest, String name) {
    if (!rest.hasNext()) {
      throw new IllegalArgumentException(name + " needs a value");
    }
    return rest.next();
  }

  private static String prompt(String argument, @Nullable String earlier) {
    if (argument.startsWith("--")) {
      throw new IllegalArgumentException("there is no option " + argument);
    } else if (earlier != null) {
      throw new IllegalArgumentException("one prompt is enough; put it in quotes");
    }
    return argument;
  }
}
