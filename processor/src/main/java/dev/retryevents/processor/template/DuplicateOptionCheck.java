package dev.retryevents.processor.template;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds options that one function, or one piece of markup, is given twice. */
final class DuplicateOptionCheck {

  private DuplicateOptionCheck() {}

  static List<DataModelFault> faults(Message message) {
    List<DataModelFault> faults = new ArrayList<>();
    for (Expression expression : message.expressions()) {
      expression.function().ifPresent(call -> addFaults(call.options(), faults));
    }
    for (Pattern pattern : message.patterns()) {
      pattern.markup().forEach(markup -> addFaults(markup.options(), faults));
    }
    return faults;
  }

  private static void addFaults(List<Option> options, List<DataModelFault> faults) {
    Set<String> names = new HashSet<>();
    for (Option option : options) {
      if (!names.add(option.name())) {
        faults.add(
            new DataModelFault(
                DataModelFault.Kind.DUPLICATE_OPTION_NAME,
                option.span(),
                "option \"" + option.name() + "\" is given twice"));
      }
    }
  }
}
