package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.Expression;
import dev.retryevents.processor.template.FunctionCall;
import dev.retryevents.processor.template.FunctionProfile;
import dev.retryevents.processor.template.ValueKind;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reports functions on values of another kind than they work on. */
final class OperandCheck {

  private OperandCheck() {}

  /** Checks every expression that has a function of its own. */
  static void check(MessageView view, Findings findings) {
    for (Expression expression : view.message().expressions()) {
      Derivation derivation = view.scope().derivation(expression);
      Optional<Component> component = view.component(derivation);
      // the profile has checked what works on a literal, and an unknown variable is reported
      if (component.isPresent()) {
        expression
            .function()
            .flatMap(call -> fault(call, derivation, component.get(), view))
            .ifPresent(findings::add);
      }
    }
  }

  private static Optional<Diagnostic> fault(
      FunctionCall call, Derivation derivation, Component component, MessageView view) {
    Derivation before = derivation.before();
    Set<ValueKind> needed = call.profile().orElseThrow().operands();
    Optional<ValueKind> given = kind(before, component, view);
    if (given.filter(needed::contains).isEmpty()) {
      String subject =
          before.calls().isEmpty()
              ? component.wire() + " is " + view.phrase(component)
              : "what is before it is " + given.map(ValueKind::phrase).orElseThrow();
      return fault(
          Code.OperandType,
          ":" + call.name() + " needs " + phrase(needed) + "; " + subject,
          call,
          view);
    }
    if (call.name().equals(FunctionProfile.RETRY_SECONDS) && !before.calls().isEmpty()) {
      return fault(
          Code.OperandType,
          ":retry:seconds needs the delay as it is carried; write {$"
              + component.wire()
              + " :retry:seconds}",
          call,
          view);
    }
    if (derivation.numberOptions().isContradictory()) {
      return fault(
          Code.OptionValue,
          "together with what is before it, minimumFractionDigits is above maximumFractionDigits;"
              + " raise one or lower the other",
          call,
          view);
    }
    // one sum of a double is what both the samples and the generated code make of it
    if (call.name().equals(FunctionProfile.OFFSET)
        && view.isFraction(component)
        && (before.passes(FunctionProfile.OFFSET)
            || before.passes(FunctionProfile.INTEGER_NUMBER))) {
      return fault(
          Code.OperandType,
          component.wire()
              + " has a fraction, whose sums are rounded; write one :offset, before :integer",
          call,
          view);
    }
    if (before.passes(FunctionProfile.INTEGER_NUMBER) && asksForFraction(call)) {
      return fault(
          Code.OptionValue,
          "a number that :integer made whole has no fraction digits; leave :integer out",
          call,
          view);
    }
    return Optional.empty();
  }

  private static Optional<Diagnostic> fault(
      Code code, String sentence, FunctionCall call, MessageView view) {
    return Optional.of(view.at(code, call.span(), sentence));
  }

  private static boolean asksForFraction(FunctionCall call) {
    return call.option("minimumFractionDigits").isPresent()
        || call.option("maximumFractionDigits").isPresent();
  }

  /** The kind of what the functions before make; of the component itself where there are none. */
  private static Optional<ValueKind> kind(
      Derivation before, Component component, MessageView view) {
    Optional<FunctionCall> last = before.annotation();
    if (last.isEmpty()) {
      return view.kind(component);
    }
    if (last.get().name().equals(FunctionProfile.STRING)) {
      return Optional.of(ValueKind.TEXT);
    }
    boolean whole =
        before.passes(FunctionProfile.RETRY_SECONDS)
            || before.passes(FunctionProfile.INTEGER_NUMBER);
    return Optional.of(
        view.isFraction(component) && !whole ? ValueKind.FRACTION : ValueKind.INTEGER);
  }

  private static String phrase(Set<ValueKind> kinds) {
    return kinds.stream().sorted().map(ValueKind::phrase).collect(Collectors.joining(" or "));
  }
}
