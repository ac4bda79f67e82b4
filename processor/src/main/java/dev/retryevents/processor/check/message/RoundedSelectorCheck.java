package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.template.FunctionProfile;

/**
 * Reports selectors that round a fraction away: a double is compared as it is carried, not as what
 * {@code :integer} would make of it.
 */
final class RoundedSelectorCheck {

  private RoundedSelectorCheck() {}

  /** Checks every selector of the message. */
  static void check(MessageView view, Findings findings) {
    for (KeyColumn column : KeyColumn.of(view)) {
      if (view.isFraction(column.component())
          && column.derivation().passes(FunctionProfile.INTEGER_NUMBER)) {
        findings.add(
            view.at(
                Code.OperandType,
                column.selector().span(),
                column.component().wire()
                    + " has a fraction, and :integer selects on none; use :number"));
      }
    }
  }
}
