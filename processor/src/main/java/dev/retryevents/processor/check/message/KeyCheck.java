package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.template.Key.LiteralKey;
import java.util.List;
import java.util.Optional;

/** Reports keys that are no value of their enum or boolean. */
final class KeyCheck {

  private KeyCheck() {}

  /** Checks every key of the message. */
  static void check(MessageView view, Findings findings) {
    for (KeyColumn column : KeyColumn.of(view)) {
      Component component = column.component();
      Optional<List<String>> values = values(component, view);
      for (LiteralKey key : column.keys()) {
        if (values.isPresent() && !values.get().contains(key.text())) {
          findings.add(
              view.at(
                  Code.VariantKey,
                  key.span(),
                  Wording.quoted(key.text())
                      + " is not a value of "
                      + component.wire()
                      + "; values: "
                      + Wording.list(values.get())
                      + Wording.didYouMean(key.text(), values.get())));
        }
      }
    }
  }

  /** The values that can be listed; empty for a text or a number. */
  private static Optional<List<String>> values(Component component, MessageView view) {
    return component.type() instanceof ValueType.Bool
        ? Optional.of(List.of("true", "false"))
        : view.vocabulary(component)
            .map(type -> type.constants().stream().map(NamedType.Constant::wire).toList());
  }
}
