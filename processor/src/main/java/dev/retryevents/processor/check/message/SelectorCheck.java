package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.FunctionCall;
import dev.retryevents.processor.template.FunctionProfile;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Operand;
import java.util.List;

/** Reports selectors that come from no component: they would choose the same variant for ever. */
final class SelectorCheck {

  private SelectorCheck() {}

  /** Checks the selectors. */
  static void check(MessageView view, Findings findings) {
    if (view.message() instanceof Message.SelectMessage select) {
      for (Operand.Variable selector : select.selectors()) {
        Derivation derivation = view.derivation(selector);
        if (inheritsSelect(derivation)) {
          findings.add(
              view.at(
                  Code.OptionValue,
                  selector.span(),
                  "$"
                      + selector.name()
                      + " takes \"select\" from a value before it, which the standard does not"
                      + " allow; write select on its own function"));
        } else if (addsToFraction(derivation, view)) {
          findings.add(
              view.at(
                  Code.OperandType,
                  selector.span(),
                  "$"
                      + selector.name()
                      + " is a sum with a fraction, which is rounded; select on $"
                      + derivation.input().orElseThrow()
                      + " itself"));
        } else if (view.component(derivation).isEmpty()) {
          findings.add(
              view.at(
                  Code.OperandType,
                  selector.span(),
                  "$" + selector.name() + " is always the same; select on a component"));
        }
      }
    }
  }

  /**
   * 1e-17 is not 0 but its sum with 1 is 1: a key would mean one thing before it, another behind.
   */
  private static boolean addsToFraction(Derivation derivation, MessageView view) {
    return derivation.passes(FunctionProfile.OFFSET)
        && view.component(derivation).filter(view::isFraction).isPresent();
  }

  private static boolean inheritsSelect(Derivation derivation) {
    List<FunctionCall> calls = derivation.calls();
    return calls.size() > 1
        && calls.get(calls.size() - 1).option("select").isEmpty()
        && calls.stream().anyMatch(call -> call.option("select").isPresent());
  }
}
