package dev.retryevents.processor.template;

import static dev.retryevents.processor.template.ValueKind.BOOLEAN;
import static dev.retryevents.processor.template.ValueKind.DURATION;
import static dev.retryevents.processor.template.ValueKind.FRACTION;
import static dev.retryevents.processor.template.ValueKind.INTEGER;
import static dev.retryevents.processor.template.ValueKind.TEXT;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One function that templates may use: what it works on, and the options that it takes.
 *
 * @param nullable whether it makes a value even where the operand is absent
 * @param exclusive whether exactly one of the options must be given
 */
public record FunctionProfile(
    String name,
    Set<ValueKind> operands,
    boolean nullable,
    boolean exclusive,
    List<OptionProfile> options) {

  /** Text, as it is carried. */
  public static final String STRING = "string";

  /** A number with the digits that its options ask for. */
  public static final String NUMBER = "number";

  /** A number rounded to no fraction. */
  public static final String INTEGER_NUMBER = "integer";

  /** A number to which a whole number is added, or from which one is taken. */
  public static final String OFFSET = "offset";

  /** Whole seconds, rounded up; ours, in a namespace as the standard asks of an own function. */
  public static final String RETRY_SECONDS = "retry:seconds";

  /**
   * The most digits that an option may ask for. ECMA-402, where the options come from, allowed 20
   * behind the point until 2023; a line that people read has no use for more.
   */
  private static final int MOST_DIGITS = 20;

  /** The largest offset. Nine digits always fit an int; the standard speaks of a small number. */
  private static final int MOST_OFFSET = 999_999_999;

  private static final Set<ValueKind> NUMBERS = Set.of(INTEGER, FRACTION);

  private static final OptionProfile MINIMUM_INTEGER_DIGITS =
      OptionProfile.digits("minimumIntegerDigits", 1, MOST_DIGITS);
  private static final OptionProfile SIGN_DISPLAY =
      OptionProfile.words("signDisplay", "auto", "always", "exceptZero", "negative", "never");
  private static final OptionProfile SELECT =
      OptionProfile.words("select", "plural", "ordinal", "exact");
  private static final OptionProfile USE_GROUPING = OptionProfile.words("useGrouping", "never");

  private static final Map<String, FunctionProfile> PROFILE =
      List.of(
              of(STRING, Set.of(TEXT, BOOLEAN)),
              of(
                  NUMBER,
                  NUMBERS,
                  OptionProfile.digits("minimumFractionDigits", 0, MOST_DIGITS),
                  OptionProfile.digits("maximumFractionDigits", 0, MOST_DIGITS),
                  MINIMUM_INTEGER_DIGITS,
                  SIGN_DISPLAY,
                  SELECT,
                  USE_GROUPING),
              of(
                  INTEGER_NUMBER,
                  NUMBERS,
                  MINIMUM_INTEGER_DIGITS,
                  SIGN_DISPLAY,
                  SELECT,
                  USE_GROUPING),
              of(
                      OFFSET,
                      NUMBERS,
                      OptionProfile.digits("add", 0, MOST_OFFSET),
                      OptionProfile.digits("subtract", 0, MOST_OFFSET))
                  .withExactlyOneOption(),
              of(RETRY_SECONDS, Set.of(DURATION, INTEGER)).withAbsentOperands())
          .stream()
          .collect(Collectors.toUnmodifiableMap(FunctionProfile::name, Function.identity()));

  public FunctionProfile {
    operands = Collections.unmodifiableSet(EnumSet.copyOf(operands));
    options = List.copyOf(options);
  }

  /** A function that makes nothing of what is absent, and whose options are independent. */
  private static FunctionProfile of(
      String name, Set<ValueKind> operands, OptionProfile... options) {
    return new FunctionProfile(name, operands, false, false, List.of(options));
  }

  private FunctionProfile withAbsentOperands() {
    return new FunctionProfile(name, operands, true, exclusive, options);
  }

  private FunctionProfile withExactlyOneOption() {
    return new FunctionProfile(name, operands, nullable, true, options);
  }

  /** The function of that name, if templates may use it. */
  public static Optional<FunctionProfile> named(String name) {
    return Optional.ofNullable(PROFILE.get(name));
  }

  /** The names that a template may use, sorted: the candidates for a name that is none of them. */
  public static Set<String> names() {
    return new TreeSet<>(PROFILE.keySet());
  }

  /** Whether the function makes a number, so that numbers and plural words are its keys. */
  public boolean isNumeric() {
    return !name.equals(STRING);
  }

  /** Whether the function can work on a literal with this text. */
  boolean accepts(String literal) {
    Optional<Amount> amount = Amount.of(literal);
    return operands.contains(TEXT)
        || (amount.isPresent() && operands.contains(FRACTION))
        || (amount.orElse(null) instanceof Amount.Whole && operands.contains(INTEGER));
  }

  public Optional<OptionProfile> option(String optionName) {
    return options.stream().filter(option -> option.name().equals(optionName)).findFirst();
  }

  /** The names of the options, sorted: the candidates for a name that is none of them. */
  public Set<String> optionNames() {
    return options.stream().map(OptionProfile::name).collect(Collectors.toCollection(TreeSet::new));
  }
}
