package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.Expression;
import dev.retryevents.processor.template.FunctionCall;
import dev.retryevents.processor.template.FunctionProfile;
import dev.retryevents.processor.template.NumberOptions;
import dev.retryevents.processor.template.ValueKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reports functions on values of another kind than they work on. */
final class OperandCheck {

  private OperandCheck() {}

  /** Checks every expression that has a function of its own. */
  static void check(MessageView view, Findings findings) {
    for (Expression expression : view.message().expressions()) {
      expression
          .function()
          .ifPresent(call -> check(call, view.scope().derivation(expression), view, findings));
    }
  }

  private static void check(
      FunctionCall call, Derivation derivation, MessageView view, Findings findings) {
    List<FunctionCall> before = derivation.calls().subList(0, derivation.calls().size() - 1);
    Optional<Component> component = view.component(derivation);
    Optional<ValueKind> kind =
        before.isEmpty()
            ? component.flatMap(view::kind)
            : Optional.of(result(before, view, component));
    if (component.isEmpty()) {
      return; // a literal, which the profile has checked, or a variable that is reported
    }
    FunctionProfile profile = FunctionProfile.named(call.name()).orElseThrow();
    if (kind.filter(profile.operands()::contains).isEmpty()) {
      String subject =
          before.isEmpty()
              ? component.get().wire() + " is " + view.phrase(component.get())
              : "what is before it is " + kind.map(ValueKind::phrase).orElse("something else");
      findings.add(
          view.at(
              Code.OperandType,
              call.span(),
              ":" + call.name() + " needs " + needs(profile) + "; " + subject));
    } else if (call.name().equals(FunctionProfile.RETRY_SECONDS) && !before.isEmpty()) {
      findings.add(
          view.at(
              Code.OperandType,
              call.span(),
              ":retry:seconds needs the delay as it is carried; write {$"
                  + component.get().wire()
                  + " :retry:seconds}"));
    } else if (derivation.numberOptions().isContradictory()) {
      findings.add(
          view.at(
              Code.OptionValue,
              call.span(),
              "together with what is before it, minimumFractionDigits is above"
                  + " maximumFractionDigits; raise one or lower the other"));
    } else if (addsInSteps(call, before, component.get(), view)) {
      findings.add(
          view.at(
              Code.OperandType,
              call.span(),
              component.get().wire()
                  + " has a fraction, whose sums are rounded; write one :offset, before :integer"));
    } else if (asksForFractionOfWhole(call, before)) {
      findings.add(
          view.at(
              Code.OptionValue,
              call.span(),
              "a number that :integer made whole has no fraction digits; leave :integer out"));
    }
  }

  /** One sum of a double is what both the samples and the generated code make of it. */
  private static boolean addsInSteps(
      FunctionCall call, List<FunctionCall> before, Component component, MessageView view) {
    return call.name().equals(FunctionProfile.OFFSET)
        && view.kind(component).filter(kind -> kind == ValueKind.FRACTION).isPresent()
        && before.stream()
            .map(FunctionCall::name)
            .anyMatch(
                name ->
                    name.equals(FunctionProfile.OFFSET)
                        || name.equals(FunctionProfile.INTEGER_NUMBER));
  }

  private static boolean asksForFractionOfWhole(FunctionCall call, List<FunctionCall> before) {
    boolean whole =
        before.stream().anyMatch(one -> one.name().equals(FunctionProfile.INTEGER_NUMBER));
    NumberOptions options = new Derivation(Optional.empty(), List.of(call)).numberOptions();
    return whole
        && (options.minimumFractionDigits().isPresent()
            || options.maximumFractionDigits().isPresent());
  }

  /** The kind of what the calls make. */
  private static ValueKind result(
      List<FunctionCall> calls, MessageView view, Optional<Component> component) {
    String last = calls.get(calls.size() - 1).name();
    if (last.equals(FunctionProfile.STRING)) {
      return ValueKind.TEXT;
    }
    boolean whole =
        calls.stream()
            .map(FunctionCall::name)
            .anyMatch(
                name ->
                    name.equals(FunctionProfile.RETRY_SECONDS)
                        || name.equals(FunctionProfile.INTEGER_NUMBER));
    boolean fraction =
        component.flatMap(view::kind).filter(kind -> kind == ValueKind.FRACTION).isPresent();
    return fraction && !whole ? ValueKind.FRACTION : ValueKind.INTEGER;
  }

  private static String needs(FunctionProfile profile) {
    return profile.operands().stream()
        .sorted()
        .map(ValueKind::phrase)
        .collect(Collectors.joining(" or "));
  }
}
