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
      String wire = property.getKey();
      SchemaNode node = property.getValue();
      if (!ClassFileRoom.holdsMemberName(wire)) {
        report.add(
            Code.UnsupportedShape, row, node.place(), "its name is too long for Java; shorten it");
      } else if (!skipped.contains(wire)) {
        boolean required = object.required().containsKey(wire);
        values
            .of(node, owner + JavaNames.type(wire), row)
            .map(typed -> clear(component(wire, typed, required), taken))
            .filter(component -> isFirst(component, node.place(), names, row))
            .ifPresent(components::add);
      }
    }
    return withTimes(components, taken);
  }

  private static Component component(String wire, ValueShape.Typed typed, boolean required) {
    return new Component(
        JavaNames.component(wire),
        wire,
        typed.type(),
        presence(required, typed.nullable()),
        typed.bounds(),
        typed.description(),
        Optional.empty());
  }

  /** Whether no member before has the Java name; if one has, that is reported. */
  private boolean isFirst(
      Component component, SchemaPlace place, Map<String, SchemaPlace> names, Origin row) {
    SchemaPlace other = names.put(component.name(), place);
    if (other != null) {
      report.add(
          Code.NameCollision,
          row,
          place,
          "in Java this member is "
              + Wording.quoted(component.name())
              + ", as is the one at "
              + other
              + "; rename one of them");
    }
    return other == null;
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
