package dev.retryevents.processor.template;

import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** The plural categories of CLDR. The root locale knows only the last, for every number. */
public enum PluralWord {
  ZERO,
  ONE,
  TWO,
  FEW,
  MANY,
  OTHER;

  private static final Set<String> KEYS =
      Collections.unmodifiableSet(
          new TreeSet<>(Arrays.stream(values()).map(PluralWord::key).toList()));

  /** The category as a key spells it. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All categories as keys spell them, sorted. */
  public static Set<String> keys() {
    return KEYS;
  }
}
