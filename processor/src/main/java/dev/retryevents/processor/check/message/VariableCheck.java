package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.template.Declaration;
import dev.retryevents.processor.template.Operand;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reports variables that are neither components nor declared in the message. */
final class VariableCheck {

  private VariableCheck() {}

  /** Checks the message; a name is reported where it first stands. */
  static void check(MessageView view, Findings findings) {
    List<String> components = view.row().wireNames();
    Set<String> known = new LinkedHashSet<>(components);
    view.message().declarations().stream()
        .filter(Declaration.LocalDeclaration.class::isInstance)
        .map(Declaration::name)
        .forEach(known::add);
    Set<String> reported = new HashSet<>();
    for (Operand.Variable variable : view.scope().inputs()) {
      if (!components.contains(variable.name()) && reported.add(variable.name())) {
        findings.add(
            view.at(
                Code.UnknownVariable,
                variable.span(),
                "no component "
                    + Wording.quoted(variable.name())
                    + "; the row carries "
                    + Wording.list(components)
                    + Wording.didYouMean(variable.name(), known)));
      }
    }
  }
}
