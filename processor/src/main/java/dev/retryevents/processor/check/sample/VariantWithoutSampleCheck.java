package dev.retryevents.processor.check.sample;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.message.CheckedMessage;
import dev.retryevents.processor.check.message.TemplateDiagnostic;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Variant;
import java.util.Set;

/** Reports variants that no sample holds: a wording that nobody has ever seen. */
final class VariantWithoutSampleCheck {

  private VariantWithoutSampleCheck() {}

  /**
   * Checks the variants of the message.
   *
   * @param held the indices of those that samples have chosen
   */
  static void check(ShapedRow row, CheckedMessage message, Set<Integer> held, Findings findings) {
    if (!(message.message() instanceof Message.SelectMessage select)) {
      if (held.isEmpty()) {
        findings.add(
            Code.VariantWithoutSample,
            row.row().message().origin(),
            "no sample holds the message of "
                + row.row().recordName()
                + "; add a @Sample with the event as JSON and the sentence that it reads as");
      }
      return;
    }
    for (int i = 0; i < select.variants().size(); i++) {
      if (message.reachable().contains(i) && !held.contains(i)) {
        Variant variant = select.variants().get(i);
        findings.add(
            TemplateDiagnostic.of(
                Code.VariantWithoutSample,
                row.row().message(),
                variant.span(),
                "no sample holds variant \""
                    + variant.label()
                    + "\"; add a @Sample whose values lead to it"));
      }
    }
  }
}
