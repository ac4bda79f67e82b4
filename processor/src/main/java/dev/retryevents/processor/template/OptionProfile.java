package dev.retryevents.processor.template;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/** One option that a function of the profile takes, and the literals that it may be given. */
public record OptionProfile(String name, Values values) {

  /** The literals that an option may be given. */
  public sealed interface Values {

    boolean admit(String literal);

    /** What to write, for the end of a sentence that begins with "write". */
    String phrase();
  }

  /** A closed list of words, in the order in which the standard gives them. */
  public record Words(Set<String> words) implements Values {

    public Words {
      words = Collections.unmodifiableSet(new LinkedHashSet<>(words));
    }

    @Override
    public boolean admit(String literal) {
      return words.contains(literal);
    }

    @Override
    public String phrase() {
      return String.join(", ", words);
    }
  }

  /** A whole number from {@code least} to {@code most}, in digits without leading zeros. */
  public record Digits(int least, int most) implements Values {

    private static final Pattern SPELLING = Pattern.compile("0|[1-9][0-9]{0,8}");

    @Override
    public boolean admit(String literal) {
      OptionalInt value = value(literal);
      return value.isPresent() && value.getAsInt() >= least && value.getAsInt() <= most;
    }

    @Override
    public String phrase() {
      return "a whole number from " + least + " to " + most;
    }

    /** The value of a literal that is spelled as digits; empty beyond nine of them. */
    private static OptionalInt value(String literal) {
      return SPELLING.matcher(literal).matches()
          ? OptionalInt.of(Integer.parseInt(literal))
          : OptionalInt.empty();
    }
  }

  static OptionProfile words(String name, String... words) {
    return new OptionProfile(name, new Words(new LinkedHashSet<>(List.of(words))));
  }

  static OptionProfile digits(String name, int least, int most) {
    return new OptionProfile(name, new Digits(least, most));
  }
}
