package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaPlace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Gives an object with members its components. */
final class RecordShape {

  private final ValueShape values;
  private final SchemaReport report;
  private final RequiredCheck required;

  RecordShape(ValueShape values, SchemaReport report) {
    this.values = values;
    this.report = report;
    this.required = new RequiredCheck(report);
  }

  /**
   * The components of {@code object}; those with faults are left out.
   *
   * @param owner the name of the Java type, in front of the names of types that stand inside it
   * @param row where faults are reported
   * @param taken whether something else in the record has that name
   * @param skipped members that are no components
   */
  List<Component> components(
      SchemaNode object, String owner, Origin row, NameClash taken, Set<String> skipped) {
    required.check(object, row);
    List<Component> components = new ArrayList<>();
    Map<String, SchemaPlace> names = new HashMap<>();
    for (Map.Entry<String, SchemaNode> property : object.properties().entrySet()) {
      if (skipped.contains(property.getKey())) {
        continue;
      }
      Optional<Component> component =
          component(
              property.getKey(),
              property.getValue(),
              object.required().containsKey(property.getKey()),
              owner,
              row,
              taken);
      component.ifPresent(
          built -> {
            SchemaPlace other = names.put(built.name(), property.getValue().place());
            if (other == null) {
              components.add(built);
            } else {
              report.add(
                  Code.NameCollision,
                  row,
                  property.getValue().place(),
                  "in Java this member is "
                      + Wording.quoted(built.name())
                      + ", as is the one at "
                      + other
                      + "; rename one of them");
            }
          });
    }
    return withTimes(components, taken);
  }

  private Optional<Component> component(
      String wire, SchemaNode node, boolean required, String owner, Origin row, NameClash taken) {
    if (!ClassFileRoom.holdsMemberName(wire)) {
      report.add(
          Code.UnsupportedShape, row, node.place(), "its name is too long for Java; shorten it");
      return Optional.empty();
    }
    Optional<ValueShape.Typed> typed = values.of(node, owner + JavaNames.type(wire), row);
    return typed.map(
        value -> {
          Component plain =
              new Component(
                  JavaNames.component(wire),
                  wire,
                  value.type(),
                  presence(required, value.nullable()),
                  value.bounds(),
                  value.description(),
                  Optional.empty());
          return clear(plain, taken);
        });
  }

  private static Component clear(Component component, NameClash taken) {
    Component named = component;
    while (taken.clashes(named)) {
      named = named.named(JavaNames.beside(named.name()));
    }
    return named;
  }

  private static Presence presence(boolean required, boolean nullable) {
    if (required) {
      return nullable ? Presence.NULLABLE : Presence.REQUIRED;
    }
    return nullable ? Presence.OPTIONAL_NULLABLE : Presence.OPTIONAL;
  }

  /** Adds the accessors in types of java.time, where nothing else in the record has their name. */
  private static List<Component> withTimes(List<Component> components, NameClash taken) {
    Set<String> names = new HashSet<>();
    components.forEach(component -> names.add(component.name()));
    List<Component> timed = new ArrayList<>();
    for (Component component : components) {
      timed.add(
          component.withTime(
              TimeAccessors.of(component)
                  .filter(time -> !taken.clashes(time))
                  .filter(time -> names.add(time.name()))));
    }
    return List.copyOf(timed);
  }
}
