package dev.retryevents.processor.template;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What the names of a message stand for: their declarations, annotations and outside values. */
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

  /** The first declaration of a name; a name without one comes from outside. */
  public Optional<Declaration> declaration(String name) {
    return Optional.ofNullable(declarations.get(name));
  }

  /** The function nearest to a name, through any chain of declarations that only rename. */
  public Optional<FunctionCall> annotation(String name) {
    return chain(name).flatMap(declared -> declared.value().function().stream()).findFirst();
  }

  /** The name outside whose value a name stands for, changed or not; a literal has none. */
  public Optional<String> input(String name) {
    List<Declaration> chain = chain(name).toList();
    if (chain.isEmpty()) {
      return Optional.of(name);
    }
    return variable(chain.get(chain.size() - 1).value()).map(Operand.Variable::name);
  }

  /** Every mention of a value from outside, in the order of the text. */
  public List<Operand.Variable> inputs() {
    Stream<Operand.Variable> read =
        message.expressions().stream().flatMap(expression -> expression.variables().stream());
    return read.filter(variable -> isInput(variable.name())).toList();
  }

  private boolean isInput(String name) {
    return !(declarations.get(name) instanceof Declaration.LocalDeclaration);
  }

  /** The declarations from a name back to its source; a circle, which is a fault, ends early. */
  private Stream<Declaration> chain(String name) {
    Set<String> seen = new HashSet<>();
    Predicate<Declaration> isNew = declared -> seen.add(declared.name());
    return Stream.iterate(
            declaration(name),
            Optional::isPresent,
            declared -> declared.flatMap(this::operandDeclaration))
        .flatMap(Optional::stream)
        .takeWhile(isNew);
  }

  private Optional<Declaration> operandDeclaration(Declaration declared) {
    return variable(declared.value()).flatMap(operand -> declaration(operand.name()));
  }

  private static Optional<Operand.Variable> variable(Expression expression) {
    return expression
        .operand()
        .filter(Operand.Variable.class::isInstance)
        .map(Operand.Variable.class::cast);
  }
}
