package dev.retryevents.processor.template;

import java.util.List;
import java.util.Optional;

/**
 * The annotation of an expression: a function by its NFC name without the colon, and its options.
 */
public record FunctionCall(String name, List<Option> options, Span span) {

  public FunctionCall {
    options = List.copyOf(options);
  }

  /** The first option of that name. */
  public Optional<Option> option(String optionName) {
    return options.stream().filter(option -> option.name().equals(optionName)).findFirst();
  }

  /** The literal that an option is given, if it is given and is no variable. */
  Optional<String> word(String optionName) {
    return option(optionName)
        .map(Option::value)
        .filter(Operand.Literal.class::isInstance)
        .map(value -> ((Operand.Literal) value).text());
  }

  /** What {@code :offset} adds; meant for a call of that function without profile faults. */
  long addend() {
    return word("add")
        .map(Long::parseLong)
        .orElseGet(() -> -Long.parseLong(word("subtract").orElseThrow()));
  }

  /** What the profile says of the function; empty if templates may not use it. */
  public Optional<FunctionProfile> profile() {
    return FunctionProfile.named(name);
  }
}
