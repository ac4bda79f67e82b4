package dev.retryevents.processor.check.sample;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.DeclaredSample;
import dev.retryevents.processor.diagnostic.Code;

/** Reports sentences that are longer than the table allows. */
final class TooLongCheck {

  private TooLongCheck() {}

  static void check(DeclaredSample sample, String rendered, int maxLength, Findings findings) {
    int length = rendered.codePointCount(0, rendered.length());
    if (maxLength > 0 && length > maxLength) {
      findings.add(
          Code.TooLong,
          sample.renders().origin(),
          "the sentence has "
              + length
              + " characters and maxLength is "
              + maxLength
              + "; say it in fewer words");
    }
  }
}
