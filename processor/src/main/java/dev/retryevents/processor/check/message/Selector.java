package dev.retryevents.processor.check.message;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Operand;
import java.util.ArrayList;
import java.util.List;

/**
 * A selector of a message, resolved.
 *
 * @param subject what is selected on
 * @param offset what was added to it on the way
 */
record Selector(Subject subject, long offset) {

  /** The selectors of {@code select}, all of them on components. */
  static List<Selector> of(Message.SelectMessage select, MessageView view) {
    List<Selector> selectors = new ArrayList<>();
    for (Operand.Variable variable : select.selectors()) {
      Derivation derivation = view.derivation(variable);
      Component component = view.component(derivation).orElseThrow();
      selectors.add(of(component, derivation, view));
    }
    return selectors;
  }

  /** The selector that {@code derivation} makes of {@code component}. */
  static Selector of(Component component, Derivation derivation, MessageView view) {
    return new Selector(view.subject(component, derivation), derivation.offset());
  }

  /** Whether numbers and plural words are its keys. */
  boolean isNumber() {
    return !(subject instanceof Subject.Word);
  }
}
