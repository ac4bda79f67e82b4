package dev.retryevents.processor.check.message;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.FunctionCall;
import dev.retryevents.processor.template.FunctionProfile;
import dev.retryevents.processor.template.Key.LiteralKey;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Operand;
import dev.retryevents.processor.template.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A selector that reads a component, and the keys that the variants have for it.
 *
 * @param selector the selector
 * @param derivation how its value comes about
 * @param component the component that it reads
 * @param keys the keys, without {@code *}
 */
record KeyColumn(
    Operand.Variable selector, Derivation derivation, Component component, List<LiteralKey> keys) {

  /** Copies the list. */
  KeyColumn {
    keys = List.copyOf(keys);
  }

  /** The columns of a message; a selector that reads no component has none. */
  static List<KeyColumn> of(MessageView view) {
    List<KeyColumn> columns = new ArrayList<>();
    if (view.message() instanceof Message.SelectMessage select) {
      for (int column = 0; column < select.selectors().size(); column++) {
        Operand.Variable selector = select.selectors().get(column);
        Derivation derivation = view.derivation(selector);
        Optional<Component> component = view.component(derivation);
        if (component.isPresent()) {
          List<LiteralKey> keys = keys(select.variants(), column);
          columns.add(new KeyColumn(selector, derivation, component.get(), keys));
        }
      }
    }
    return columns;
  }

  private static List<LiteralKey> keys(List<Variant> variants, int column) {
    List<LiteralKey> keys = new ArrayList<>();
    for (Variant variant : variants) {
      if (variant.keys().get(column) instanceof LiteralKey key) {
        keys.add(key);
      }
    }
    return keys;
  }

  /** Whether a function that makes numbers has the last word. */
  boolean isNumeric() {
    return derivation
        .annotation()
        .flatMap(FunctionCall::profile)
        .filter(FunctionProfile::isNumeric)
        .isPresent();
  }
}
