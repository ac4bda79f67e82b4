package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.TimeAccessor;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaPlace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Gives an object with members its components. */
final class RecordShape {

  private static final String MILLIS = "Ms";
  private static final String INSTANT = "AtMs";

  private final ValueShape values;
  private final SchemaReport report;

  RecordShape(ValueShape values, SchemaReport report) {
    this.values = values;
    this.report = report;
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
    reportUnknownRequired(object, row);
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

  private void reportUnknownRequired(SchemaNode object, Origin row) {
    Set<String> members = object.properties().keySet();
    object
        .required()
        .forEach(
            (name, place) -> {
              if (!members.contains(name)) {
                report.add(
                    Code.RequiredUnknown,
                    row,
                    place,
                    Wording.quoted(name)
                        + " is required but is no property"
                        + Wording.didYouMean(name, members));
              }
            });
  }

  private Optional<Component> component(
      String wire, SchemaNode node, boolean required, String owner, Origin row, NameClash taken) {
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
          return taken.clashes(plain) ? plain.named(JavaNames.beside(plain.name())) : plain;
        });
  }

  private static Presence presence(boolean required, boolean nullable) {
    if (required) {
      return nullable ? Presence.NULLABLE : Presence.REQUIRED;
    }
    return nullable ? Presence.OPTIONAL_NULLABLE : Presence.OPTIONAL;
  }

  /** Adds the accessors in types of java.time, where no component has their name. */
  private static List<Component> withTimes(List<Component> components, NameClash taken) {
    Predicate<String> free =
        name -> components.stream().noneMatch(component -> component.name().equals(name));
    return components.stream()
        .map(
            component ->
                component.withTime(
                    time(component)
                        .filter(time -> free.test(time.name()))
                        .filter(time -> !taken.clashes(time))))
        .toList();
  }

  private static Optional<TimeAccessor> time(Component component) {
    String name = component.name();
    boolean integer =
        component.type() instanceof ValueType.Long || component.type() instanceof ValueType.Int;
    if (!integer || !name.endsWith(MILLIS) || name.length() == MILLIS.length()) {
      return Optional.empty();
    }
    boolean instant = name.endsWith(INSTANT) && name.length() > INSTANT.length();
    return Optional.of(
        new TimeAccessor(
            JavaNames.withoutMs(name),
            instant ? TimeAccessor.Kind.INSTANT : TimeAccessor.Kind.DURATION));
  }
}
