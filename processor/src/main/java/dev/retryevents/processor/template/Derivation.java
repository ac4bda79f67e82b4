package dev.retryevents.processor.template;

import java.util.List;
import java.util.Optional;

/**
 * How the value of an expression comes about, with every declaration in between followed.
 *
 * @param source a literal or a value from outside; empty where a function works on nothing
 * @param calls the functions it goes through, the first one first
 */
public record Derivation(Optional<Operand> source, List<FunctionCall> calls) {

  public Derivation {
    calls = List.copyOf(calls);
  }

  /** The name of the value from outside that this comes from, unless it comes from a literal. */
  public Optional<String> input() {
    return source
        .filter(Operand.Variable.class::isInstance)
        .map(variable -> ((Operand.Variable) variable).name());
  }

  /** The function that has the last word, and so decides about keys and text. */
  public Optional<FunctionCall> annotation() {
    return calls.isEmpty() ? Optional.empty() : Optional.of(calls.get(calls.size() - 1));
  }

  /** The same without the last function. */
  public Derivation before() {
    return new Derivation(source, calls.subList(0, Math.max(0, calls.size() - 1)));
  }

  /** Whether the value goes through a function of that name. */
  public boolean passes(String function) {
    return calls.stream().anyMatch(call -> call.name().equals(function));
  }

  /** The sum of all that {@code :offset} adds; meant for calls without profile faults. */
  public long offset() {
    return calls.stream()
        .filter(call -> call.name().equals(FunctionProfile.OFFSET))
        .mapToLong(FunctionCall::addend)
        .sum();
  }

  /** How a number of this derivation is shown; meant for calls without profile faults. */
  public NumberOptions numberOptions() {
    NumberOptions options = NumberOptions.NONE;
    for (FunctionCall call : calls) {
      options = options.with(call);
    }
    return options;
  }
}
