package dev.retryevents.processor.template;

import java.util.List;

/** Finds selectors that no function tells how to compare with a key. */
final class SelectorAnnotationCheck {

  private SelectorAnnotationCheck() {}

  static List<DataModelFault> faults(Message message) {
    if (!(message instanceof Message.SelectMessage select)) {
      return List.of();
    }
    Scope scope = Scope.of(message);
    return select.selectors().stream()
        .filter(selector -> scope.derivation(selector).calls().isEmpty())
        .map(SelectorAnnotationCheck::fault)
        .toList();
  }

  private static DataModelFault fault(Operand.Variable selector) {
    String shown = "$" + selector.name();
    return new DataModelFault(
        DataModelFault.Kind.MISSING_SELECTOR_ANNOTATION,
        selector.span(),
        "no function says how to select on "
            + shown
            + "; declare it with one: .input {"
            + shown
            + " :string}");
  }
}
