package dev.retryevents.processor.template;

import java.util.Map;
import java.util.Optional;

/** What the standard knows and contract text refuses, each with its reason and the way out. */
final class Refusal {

  private static final String LOCALE_DEPENDENT =
      " depends on the locale; contract text is the same everywhere";
  private static final String DRAFT = " is still a draft in LDML 48.2";
  private static final String NO_SIGNIFICANT_DIGITS =
      " is outside our profile; state the fraction digits";
  private static final String ALWAYS_HALF_UP =
      " is outside our profile; contract text rounds half up";

  private static final Map<String, String> FUNCTIONS =
      Map.of(
          "currency", LOCALE_DEPENDENT,
          "percent", LOCALE_DEPENDENT,
          "unit", DRAFT + "; for a delay write :retry:seconds",
          "date", DRAFT,
          "time", DRAFT,
          "datetime", DRAFT,
          "math", " was renamed in LDML 48; write :offset");

  private static final Map<String, String> OPTIONS =
      Map.of(
          "minimumSignificantDigits", NO_SIGNIFICANT_DIGITS,
          "maximumSignificantDigits", NO_SIGNIFICANT_DIGITS,
          "trailingZeroDisplay", NO_SIGNIFICANT_DIGITS,
          "roundingPriority", ALWAYS_HALF_UP,
          "roundingIncrement", ALWAYS_HALF_UP,
          "roundingMode", ALWAYS_HALF_UP);

  private Refusal() {}

  static Optional<String> ofFunction(String name) {
    return Optional.ofNullable(FUNCTIONS.get(name)).map(reason -> ":" + name + reason);
  }

  static Optional<String> ofOption(String name) {
    if (name.startsWith("u:")) {
      return Optional.of(
          "option \"" + name + "\" is outside our profile; contract text is plain text");
    }
    return Optional.ofNullable(OPTIONS.get(name)).map(reason -> "option \"" + name + "\"" + reason);
  }
}
