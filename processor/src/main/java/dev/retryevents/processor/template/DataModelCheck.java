package dev.retryevents.processor.template;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds the data-model errors of a message. */
public final class DataModelCheck {

  private DataModelCheck() {}

  /** Every data-model error of the message, in the order of the text. */
  public static List<DataModelFault> faults(Message message) {
    return Stream.of(
            DuplicateDeclarationCheck.faults(message.declarations()),
            DuplicateOptionCheck.faults(message),
            SelectorAnnotationCheck.faults(message),
            VariantCheck.faults(message))
        .flatMap(List::stream)
        .sorted(Comparator.comparingInt(fault -> fault.span().start()))
        .toList();
  }
}
