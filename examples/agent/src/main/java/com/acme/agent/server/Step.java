package com.acme.agent.server;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One step of a script.
 *
 * @param act what the model does
 * @param form how it says when to come back
 * @param seconds in how many seconds that is
 */
record Step(Act act, RetryAfterForm form, int seconds) {

  /** The forms of a Retry-After. */
  enum RetryAfterForm {
    /** Not there. */
    NONE,
    /** A number of seconds. */
    SECONDS,
    /** A date. */
    DATE
  }

  private static final DateTimeFormatter HTTP_DATE =
      DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private static final Pattern SPELLING = Pattern.compile("([a-z]+)(?:([+@])([0-9]{1,6}))?");

  /**
   * Reads a step, such as {@code answer}, {@code capacity+12} or {@code capacity@12}.
   *
   * @throws IllegalArgumentException if it is none; the message says what to write
   */
  static Step parse(String text) {
    Matcher parts = SPELLING.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is no step; write a word such as capacity, capacity+12 or capacity@12");
    }
    Act act = Act.of(parts.group(1)).orElseThrow(() -> unknown(parts.group(1)));
    if (parts.group(2) == null) {
      return new Step(act, RetryAfterForm.NONE, 0);
    }
    if (act.status < 400) {
      throw new IllegalArgumentException(
          "\"" + text + "\" refuses nothing; write \"" + act.word() + "\", without a time");
    }
    RetryAfterForm form = parts.group(2).equals("+") ? RetryAfterForm.SECONDS : RetryAfterForm.DATE;
    return new Step(act, form, Integer.parseInt(parts.group(3)));
  }

  /** The header that tells when to come back, if one does. */
  Optional<String> retryAfter(Instant now) {
    return switch (form) {
      case NONE -> Optional.empty();
      case SECONDS -> Optional.of(Integer.toString(seconds));
      case DATE -> Optional.of(HTTP_DATE.format(wholeSecond(now.plusSeconds(seconds))));
    };
  }

  /** Rounds up, so that nobody comes back too early. */
  private static Instant wholeSecond(Instant time) {
    return time.plusNanos(999_999_999).truncatedTo(ChronoUnit.SECONDS);
  }

  private static IllegalArgumentException unknown(String word) {
    String known = Arrays.stream(Act.values()).map(Act::word).collect(Collectors.joining(", "));
    return new IllegalArgumentException("there is no step \"" + word + "\"; write one of " + known);
  }
}
