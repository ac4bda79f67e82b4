package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.NearestName;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.template.Expression;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Operand;
import dev.retryevents.processor.template.Pattern;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reports components that are carried and shown nowhere, and {@code unrendered} ones that are not.
 */
final class RenderedCheck {

  private RenderedCheck() {}

  /** Checks the message against the components and {@code unrendered}. */
  static void check(MessageView view, Findings findings) {
    DeclaredRow row = view.row().row();
    Set<String> shown = shown(view);
    Set<String> listed = new HashSet<>();
    for (Cell<String> name : row.unrendered()) {
      checkListed(name, listed.add(name.value()), shown, view, findings);
      // a name that is misspelt there is not forgotten as well
      NearestName.of(name.value(), view.row().wireNames()).ifPresent(listed::add);
    }
    List<String> forgotten = new ArrayList<>();
    for (Component component : view.row().components()) {
      if (!shown.contains(component.wire()) && !listed.contains(component.wire())) {
        forgotten.add(component.wire());
      }
    }
    if (!forgotten.isEmpty()) {
      findings.add(
          Code.NotRendered,
          row.message().origin(),
          Wording.enumeration(forgotten.stream().map(Wording::quoted).toList())
              + (forgotten.size() == 1 ? " is" : " are")
              + " carried but no variant shows "
              + (forgotten.size() == 1 ? "it" : "them")
              + "; show "
              + (forgotten.size() == 1 ? "it" : "them")
              + ", or list "
              + (forgotten.size() == 1 ? "it" : "them")
              + " in \"unrendered\"");
    }
  }

  private static void checkListed(
      Cell<String> name, boolean first, Set<String> shown, MessageView view, Findings findings) {
    String quoted = Wording.quoted(name.value());
    List<String> components = view.row().wireNames();
    if (!components.contains(name.value())) {
      findings.add(
          Code.Unrendered,
          name.origin(),
          "no component "
              + quoted
              + "; the row carries "
              + Wording.list(components)
              + Wording.didYouMean(name.value(), components));
    } else if (!first) {
      findings.add(Code.Unrendered, name.origin(), quoted + " is listed twice; remove one");
    } else if (shown.contains(name.value())) {
      findings.add(
          Code.Unrendered,
          name.origin(),
          quoted + " is shown by the message; remove it from \"unrendered\"");
    }
  }

  /** The components that a placeholder shows or a selector reads. */
  private static Set<String> shown(MessageView view) {
    Set<String> shown = new HashSet<>();
    for (Pattern pattern : view.message().patterns()) {
      for (Expression expression : pattern.expressions()) {
        view.scope().derivation(expression).input().ifPresent(shown::add);
      }
    }
    if (view.message() instanceof Message.SelectMessage select) {
      for (Operand.Variable selector : select.selectors()) {
        view.derivation(selector).input().ifPresent(shown::add);
      }
    }
    return shown;
  }
}
