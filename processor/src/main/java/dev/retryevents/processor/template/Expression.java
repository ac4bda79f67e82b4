package dev.retryevents.processor.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stands between single braces: an operand, a function, or both. */
public record Expression(
    Optional<Operand> operand,
    Optional<FunctionCall> function,
    List<Attribute> attributes,
    Span span) {

  public Expression {
    attributes = List.copyOf(attributes);
    if (operand.isEmpty() && function.isEmpty()) {
      throw new IllegalArgumentException("neither an operand nor a function");
    }
  }

  /** The variables that the expression reads, in the order of the text. */
  public List<Operand.Variable> variables() {
    List<Operand.Variable> variables = new ArrayList<>();
    operand.ifPresent(read -> addVariable(read, variables));
    function.ifPresent(
        call -> call.options().forEach(option -> addVariable(option.value(), variables)));
    return List.copyOf(variables);
  }

  private static void addVariable(Operand operand, List<Operand.Variable> variables) {
    if (operand instanceof Operand.Variable variable) {
      variables.add(variable);
    }
  }
}
