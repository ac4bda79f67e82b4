package dev.retryevents.processor;

import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Finds the names that the user gave to types.
 *
 * <p>Only sources count: a class file of that name may be what this processor wrote the last time.
 */
final class TakenNames {

  private final Elements elements;

  TakenNames(Elements elements) {
    this.elements = elements;
  }

  /** The simple names of the top-level types in the package of {@code table}. */
  Set<String> beside(TypeElement table, RoundEnvironment round) {
    return round.getRootElements().stream()
        .filter(TypeElement.class::isInstance)
        .filter(type -> elements.getPackageOf(type).equals(elements.getPackageOf(table)))
        .map(Element::getSimpleName)
        .map(Object::toString)
        .collect(Collectors.toUnmodifiableSet());
  }
}
