package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.FunctionProfile;
import dev.retryevents.processor.template.Key;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.ValueKind;
import dev.retryevents.processor.template.Variant;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;

/** Reports keys that are no value of their enum or boolean, and texts that are not normalised. */
final class KeyCheck {

  private KeyCheck() {}

  /** Checks every key of the message. */
  static void check(MessageView view, Findings findings) {
    if (!(view.message() instanceof Message.SelectMessage select)) {
      return;
    }
    for (int column = 0; column < select.selectors().size(); column++) {
      Derivation derivation = view.derivation(select.selectors().get(column));
      Optional<Component> component = view.component(derivation);
      if (component.isEmpty()) {
        continue;
      }
      for (Variant variant : select.variants()) {
        if (variant.keys().get(column) instanceof Key.LiteralKey key) {
          check(key, component.get(), view, findings);
        }
      }
      reportFractionOfWhole(select, column, derivation, component.get(), view, findings);
      checkNumbers(select, column, derivation, component.get(), view, findings);
    }
  }

  private static void checkNumbers(
      Message.SelectMessage select,
      int column,
      Derivation derivation,
      Component component,
      MessageView view,
      Findings findings) {
    boolean numeric =
        derivation
            .annotation()
            .flatMap(call -> FunctionProfile.named(call.name()))
            .filter(FunctionProfile::isNumeric)
            .isPresent();
    if (!numeric || view.kind(component).isEmpty()) {
      return; // its keys are no numbers, or the function does not fit, which is reported
    }
    Selector selector = Selector.of(component, derivation, view);
    for (Variant variant : select.variants()) {
      if (selector.isNumber() && variant.keys().get(column) instanceof Key.LiteralKey key) {
        ExactKeyCheck.check(key, selector, view, findings);
      }
    }
  }

  private static void check(
      Key.LiteralKey key, Component component, MessageView view, Findings findings) {
    Optional<List<String>> values = values(component, view);
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
    String written = key.span().in(view.row().row().message().value());
    if (!Normalizer.isNormalized(written, Normalizer.Form.NFC)) {
      findings.add(
          view.at(
              Code.TextLint,
              key.span(),
              "the key is not in Unicode normalization form C, so it may not match what it looks"
                  + " like; write "
                  + Wording.quoted(key.text())));
    }
  }

  private static Optional<List<String>> values(Component component, MessageView view) {
    if (view.kind(component).filter(kind -> kind == ValueKind.BOOLEAN).isPresent()) {
      return Optional.of(List.of("true", "false"));
    }
    return view.vocabulary(component)
        .map(type -> type.constants().stream().map(NamedType.Constant::wire).toList());
  }

  /** A double is compared as it is carried; what :integer would make of it is not. */
  private static void reportFractionOfWhole(
      Message.SelectMessage select,
      int column,
      Derivation derivation,
      Component component,
      MessageView view,
      Findings findings) {
    boolean rounded =
        derivation.calls().stream().anyMatch(call -> call.name().equals("integer"))
            && view.kind(component).filter(kind -> kind == ValueKind.FRACTION).isPresent();
    if (rounded) {
      findings.add(
          view.at(
              Code.OperandType,
              select.selectors().get(column).span(),
              component.wire() + " has a fraction, and :integer selects on none; use :number"));
    }
  }
}
