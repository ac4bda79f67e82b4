package dev.retryevents.processor.template;

import dev.retryevents.processor.template.EvaluationFault.Kind;
import java.math.BigInteger;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The values of a sample, and what the declarations of a message make of them. */
final class Environment {

  private final Map<String, ? extends @Nullable Object> values;
  private final Map<String, Resolution> declared = new HashMap<>();

  private Environment(Map<String, ? extends @Nullable Object> values) {
    this.values = values;
  }

  /** Declarations are resolved in their order: each may only read those before it. */
  static Environment of(Message message, Map<String, ? extends @Nullable Object> values) {
    Environment environment = new Environment(values);
    for (Declaration declaration : message.declarations()) {
      environment.declared.put(declaration.name(), environment.resolve(declaration.value()));
    }
    return environment;
  }

  Resolution resolve(Expression expression) {
    List<ProfileFault> outside = ProfileCheck.faults(expression);
    if (!outside.isEmpty()) {
      ProfileFault first = outside.get(0);
      return new EvaluationFault(Kind.OUTSIDE_PROFILE, first.span(), first.sentence());
    }
    // An expression of the profile has an operand: its functions all need one.
    Resolution operand = resolve(expression.operand().orElseThrow());
    Optional<FunctionCall> function = expression.function();
    return operand instanceof Resolved resolved && function.isPresent()
        ? FunctionResult.of(function.get(), resolved)
        : operand;
  }

  private Resolution resolve(Operand operand) {
    return operand instanceof Operand.Variable variable
        ? resolve(variable)
        : new Resolved.Written(((Operand.Literal) operand).text());
  }

  Resolution resolve(Operand.Variable variable) {
    Resolution known = declared.get(variable.name());
    return known != null ? known : outside(variable);
  }

  private Resolution outside(Operand.Variable variable) {
    if (!values.containsKey(variable.name())) {
      return new EvaluationFault(
          Kind.UNRESOLVED_VARIABLE, variable.span(), "no value for $" + variable.name());
    }
    return resolved(values.get(variable.name()))
        .<Resolution>map(resolved -> resolved)
        .orElseGet(
            () ->
                new EvaluationFault(
                    Kind.BAD_OPERAND,
                    variable.span(),
                    "the value of $" + variable.name() + " is nothing that a message can use"));
  }

  private static Optional<Resolved> resolved(@Nullable Object value) {
    if (value == null) {
      return Optional.of(new Resolved.Absent());
    } else if (value instanceof String text) {
      return Optional.of(new Resolved.Carried(text));
    } else if (value instanceof Long whole) {
      return Optional.of(new Resolved.Bare(new Amount.Whole(BigInteger.valueOf(whole))));
    } else if (value instanceof Double fraction) {
      return Amount.of(fraction).map(Resolved.Bare::new);
    } else if (value instanceof Boolean truth) {
      return Optional.of(new Resolved.Truth(truth));
    } else if (value instanceof Duration length) {
      return Optional.of(new Resolved.Delay(length));
    }
    return Optional.empty();
  }
}
