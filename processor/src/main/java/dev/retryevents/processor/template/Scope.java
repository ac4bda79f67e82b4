package dev.retryevents.processor.template;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the names of a message stand for. */
public final class Scope {

  private final Message message;
  private final Map<String, Declaration> declarations = new HashMap<>();

  private Scope(Message message) {
    this.message = message;
    message.declarations().forEach(declared -> declarations.putIfAbsent(declared.name(), declared));
  }

  public static Scope of(Message message) {
    return new Scope(message);
  }

  /** Every mention of a value from outside, in the order of the text. */
  public List<Operand.Variable> inputs() {
    return message.expressions().stream()
        .flatMap(expression -> expression.variables().stream())
        .filter(this::isInput)
        .toList();
  }

  private boolean isInput(Operand.Variable variable) {
    return !(declarations.get(variable.name()) instanceof Declaration.LocalDeclaration);
  }

  /** How the value of a variable comes about, a selector for instance. */
  public Derivation derivation(Operand.Variable variable) {
    return derivation(Optional.of(variable), new ArrayDeque<>());
  }

  /** How the value of an expression comes about, a placeholder for instance. */
  public Derivation derivation(Expression expression) {
    Deque<FunctionCall> calls = new ArrayDeque<>();
    expression.function().ifPresent(calls::addFirst);
    return derivation(expression.operand(), calls);
  }

  private Derivation derivation(Optional<Operand> operand, Deque<FunctionCall> calls) {
    Optional<Operand> source = operand;
    // An input stands for itself, and a circle, which is a fault, must end all the same.
    Set<Declaration> seen = new HashSet<>();
    for (Optional<Declaration> declared = declaration(source);
        declared.isPresent() && seen.add(declared.get());
        declared = declaration(source)) {
      Expression value = declared.get().value();
      value.function().ifPresent(calls::addFirst);
      source = value.operand();
    }
    return new Derivation(source, List.copyOf(calls));
  }

  /** The first declaration of a name; a name without one comes from outside. */
  private Optional<Declaration> declaration(Optional<Operand> operand) {
    return operand
        .filter(Operand.Variable.class::isInstance)
        .map(variable -> declarations.get(((Operand.Variable) variable).name()));
  }
}
