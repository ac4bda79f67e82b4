package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.template.Key.LiteralKey;
import java.text.Normalizer;

/** Reports keys that are not written in the Unicode normalization form in which they compare. */
final class KeyFormCheck {

  private KeyFormCheck() {}

  /** Checks every key of the message. */
  static void check(MessageView view, Findings findings) {
    String template = view.row().row().message().value();
    for (KeyColumn column : KeyColumn.of(view)) {
      for (LiteralKey key : column.keys()) {
        if (!Normalizer.isNormalized(key.span().in(template), Normalizer.Form.NFC)) {
          findings.add(
              view.at(
                  Code.TextLint,
                  key.span(),
                  "the key is not in Unicode normalization form C, so it may not match what it"
                      + " looks like; write "
                      + Wording.quoted(key.text())));
        }
      }
    }
  }
}
