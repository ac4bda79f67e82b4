package dev.retryevents.processor.template;

import dev.retryevents.processor.template.EvaluationFault.Kind;
import dev.retryevents.processor.template.Resolved.KeyRule;
import dev.retryevents.processor.template.Resolved.Quantity;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What a function of the profile makes of its operand. */
final class FunctionResult {

  private FunctionResult() {}

  /** The result of a call without profile faults. */
  static Resolution of(FunctionCall call, Resolved operand) {
    return switch (call.name()) {
      case FunctionProfile.STRING -> string(call, operand);
      case FunctionProfile.NUMBER -> number(call, operand, UnaryOperator.identity());
      case FunctionProfile.INTEGER_NUMBER -> number(call, operand, FunctionResult::asInteger);
      case FunctionProfile.OFFSET -> number(call, operand, base -> asOffset(call, base));
      case FunctionProfile.RETRY_SECONDS -> seconds(call, operand);
      default -> throw new AssertionError("outside the profile: " + call.name());
    };
  }

  private static Resolution string(FunctionCall call, Resolved operand) {
    boolean fit =
        operand instanceof Resolved.Absent
            || operand instanceof Resolved.Carried
            || operand instanceof Resolved.Written
            || operand instanceof Resolved.Truth;
    return fit ? operand : badOperand(call, "text");
  }

  private static Resolution number(
      FunctionCall call, Resolved operand, UnaryOperator<Quantity> change) {
    if (operand instanceof Resolved.Absent) {
      return operand;
    }
    Optional<Quantity> base = quantity(operand);
    if (base.isEmpty()) {
      return badOperand(call, "a number");
    }
    Quantity changed = change.apply(base.get());
    NumberOptions options = changed.options().with(call);
    if (options.isContradictory()) {
      return new EvaluationFault(Kind.BAD_OPTION, call.span(), NumberOptions.CONTRADICTION);
    }
    return new Quantity(changed.amount(), options, keyRule(call, changed.keyRule()));
  }

  /** A number as a literal spells it, as it came from outside, or as a function made it. */
  private static Optional<Quantity> quantity(Resolved operand) {
    if (operand instanceof Quantity quantity) {
      return Optional.of(quantity);
    }
    Optional<Amount> amount =
        operand instanceof Resolved.Bare bare
            ? Optional.of(bare.amount())
            : operand instanceof Resolved.Written written
                ? Amount.of(written.text())
                : Optional.empty();
    return amount.map(found -> new Quantity(found, NumberOptions.NONE, KeyRule.UNSTATED));
  }

  private static Quantity asInteger(Quantity base) {
    return new Quantity(base.amount().rounded(), base.options(), base.keyRule());
  }

  private static Quantity asOffset(FunctionCall call, Quantity base) {
    return new Quantity(base.amount().plus(call.addend()), base.options(), base.keyRule());
  }

  private static KeyRule keyRule(FunctionCall call, KeyRule inherited) {
    return call.word("select")
        .map(word -> KeyRule.valueOf(word.toUpperCase(Locale.ROOT)))
        .orElse(inherited == KeyRule.UNSTATED ? KeyRule.UNSTATED : KeyRule.INHERITED);
  }

  private static Resolution seconds(FunctionCall call, Resolved operand) {
    Optional<Amount.Whole> seconds = Optional.empty();
    if (operand instanceof Resolved.Absent) {
      seconds = Optional.of(Seconds.UNKNOWN);
    } else if (operand instanceof Resolved.Delay delay) {
      seconds = Optional.of(Seconds.of(delay.length()));
    } else if (quantity(operand).map(Quantity::amount).orElse(null)
        instanceof Amount.Whole millis) {
      seconds = Optional.of(Seconds.ofMillis(millis.value()));
    }
    return seconds
        .<Resolution>map(made -> new Quantity(made, NumberOptions.NONE, KeyRule.UNSTATED))
        .orElseGet(() -> badOperand(call, "a Duration or whole milliseconds"));
  }

  private static EvaluationFault badOperand(FunctionCall call, String needed) {
    return new EvaluationFault(
        Kind.BAD_OPERAND, call.span(), ":" + call.name() + " needs " + needed);
  }
}
