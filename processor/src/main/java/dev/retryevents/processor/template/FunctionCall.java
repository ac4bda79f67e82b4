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
}
