package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.Expression;
import dev.retryevents.processor.template.FunctionCall;
import dev.retryevents.processor.template.FunctionProfile;
import dev.retryevents.processor.template.Pattern;
import dev.retryevents.processor.template.ValueKind;
import java.util.List;
import java.util.Optional;

/** Reports placeholders whose value has no text of its own: it may be missing, or needs digits. */
final class BareValueCheck {

  private BareValueCheck() {}

  /** Checks every placeholder. */
  static void check(MessageView view, Findings findings) {
    for (Pattern pattern : view.message().patterns()) {
      for (Expression expression : pattern.expressions()) {
        Derivation derivation = view.scope().derivation(expression);
        view.component(derivation)
            .flatMap(component -> reason(component, derivation.calls(), view))
            .ifPresent(reason -> findings.add(view.at(Code.BareValue, expression.span(), reason)));
      }
    }
  }

  private static Optional<String> reason(
      Component component, List<FunctionCall> calls, MessageView view) {
    Optional<ValueKind> kind = view.kind(component);
    if (kind.isEmpty()) {
      return Optional.of(
          component.wire()
              + " is "
              + view.phrase(component)
              + ", which no sentence can show; leave it out, and list it in \"unrendered\"");
    }
    boolean millis = component.time().isPresent();
    if (component.presence().mayBeMissing()
        && calls.stream().noneMatch(BareValueCheck::takesNull)) {
      return Optional.of(
          component.wire()
              + " may be missing; "
              + (kind.get() == ValueKind.INTEGER && millis
                  ? "use {$" + component.wire() + " :retry:seconds}"
                  : "let the schema require it, without null, or leave it out and list it in"
                      + " \"unrendered\""));
    }
    if (kind.get() == ValueKind.FRACTION && calls.isEmpty()) {
      return Optional.of(
          component.wire()
              + " is a number with a fraction; state the digits: {$"
              + component.wire()
              + " :number minimumFractionDigits=1 maximumFractionDigits=1}");
    }
    return Optional.empty();
  }

  private static boolean takesNull(FunctionCall call) {
    return call.profile().filter(FunctionProfile::nullable).isPresent();
  }
}
