package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.declaration.DeclaredInterface;
import dev.retryevents.processor.declaration.DeclaredMethod;
import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Leading;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** Gives a record the components that the interface which it extends asks for. */
final class LeadingShape {

  private LeadingShape() {}

  /** The accessors that a record has to have and has not. */
  static List<Leading> of(DeclaredInterface extending, List<Component> components) {
    return extending.methods().stream()
        .filter(DeclaredMethod::plain)
        .map(DeclaredMethod::accessor)
        .filter(accessor -> !EventNames.OF_THE_ROW.contains(accessor.name()))
        .filter(accessor -> components.stream().noneMatch(has -> supplies(has, accessor)))
        .collect(
            Collectors.toMap(
                Accessor::name,
                accessor -> new Leading(accessor.name(), accessor.type(), accessor.nullable()),
                (first, again) -> first,
                LinkedHashMap<String, Leading>::new))
        .values()
        .stream()
        .toList();
  }

  private static boolean supplies(Component component, Accessor accessor) {
    return component.name().equals(accessor.name())
        || component.time().filter(time -> time.name().equals(accessor.name())).isPresent();
  }
}
