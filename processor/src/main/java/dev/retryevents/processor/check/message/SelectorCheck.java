package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Operand;

/** Reports selectors that come from no component: they would choose the same variant for ever. */
final class SelectorCheck {

  private SelectorCheck() {}

  /** Checks the selectors. */
  static void check(MessageView view, Findings findings) {
    if (view.message() instanceof Message.SelectMessage select) {
      for (Operand.Variable selector : select.selectors()) {
        if (view.component(view.derivation(selector)).isEmpty()) {
          findings.add(
              view.at(
                  Code.OperandType,
                  selector.span(),
                  "$" + selector.name() + " is always the same; select on a component"));
        }
      }
    }
  }
}
