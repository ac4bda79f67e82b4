package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.RecordRules;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Gives an object with members its components. */
final class RecordShape {

  /**
   * What an object becomes in a record.
   *
   * @param components the components
   * @param rules what is asked of them together
   */
  record Members(List<Component> components, RecordRules rules) {}

  private static final List<Keyword> UNKEPT =
      List.of(
          Keyword.ENUM,
          Keyword.CONST,
          Keyword.ANY_OF,
          Keyword.ONE_OF,
          Keyword.PATTERN_PROPERTIES,
          Keyword.PROPERTY_NAMES,
          Keyword.MIN_PROPERTIES,
          Keyword.MAX_PROPERTIES);

  private final ValueShape values;
  private final SchemaReport report;
  private final KeywordCheck keywords;

  RecordShape(ValueShape values, SchemaReport report) {
    this.values = values;
    this.report = report;
    this.keywords = new KeywordCheck(report);
  }

  /**
   * The components of a whole object, and the rules for them.
   *
   * @param row where faults are reported
   * @param taken whether something else in the record has that name
   * @param skipped members that are no components
   */
  Members members(SchemaNode object, Origin row, NameClash taken, Set<String> skipped) {
    tellUnkept(object, row);
    Dependencies dependencies = Dependencies.of(object);
    Map<String, Typed> typed = new LinkedHashMap<>();
    object
        .properties()
        .forEach(
            (wire, node) -> {
              if (!ClassFileRoom.holdsMemberName(wire)) {
                report.add(
                    Code.UnsupportedShape,
                    row,
                    node.place(),
                    "its name is too long for Java; it is read as a member that nobody knows");
              } else if (!skipped.contains(wire)) {
                typed.put(wire, values.of(node, row));
              }
            });
    for (String wire : new TreeSet<>(dependencies.named())) {
      if (!object.properties().containsKey(wire) && ClassFileRoom.holdsMemberName(wire)) {
        typed.put(wire, undeclared(object, row));
      }
    }
    List<Component> components = new ArrayList<>();
    typed.forEach(
        (wire, value) ->
            components.add(
                clear(component(wire, value, dependencies.required().contains(wire)), taken)));
    return new Members(
        withTimes(ComponentNames.apart(components), taken),
        new RecordRules(isClosed(object), dependencies.among(typed.keySet())));
  }

  /** A member that is asked for and not described is what all others are. */
  private Typed undeclared(SchemaNode object, Origin row) {
    return object
        .additionalProperties()
        .filter(others -> others.verdict() == null)
        .map(others -> values.of(others, row))
        .orElseGet(Typed::raw);
  }

  private static boolean isClosed(SchemaNode object) {
    return object.patternProperties().isEmpty()
        && object
            .additionalProperties()
            .filter(others -> Boolean.FALSE.equals(others.verdict()))
            .isPresent();
  }

  private void tellUnkept(SchemaNode object, Origin row) {
    for (Keyword keyword : UNKEPT) {
      boolean kept = keyword == Keyword.MIN_PROPERTIES && isKept(object);
      if (object.has(keyword) && !kept) {
        keywords.tell(object, keyword, row);
      }
    }
    boolean others =
        object.additionalProperties().filter(node -> node.verdict() == null).isPresent();
    if (others) {
      keywords.tell(object, Keyword.ADDITIONAL_PROPERTIES, row);
    }
  }

  /** Whether the members that must be there are as many as it asks for. */
  private static boolean isKept(SchemaNode object) {
    return object.count(Keyword.MIN_PROPERTIES).orElse(0) <= object.required().size();
  }

  private static Component component(String wire, Typed typed, boolean required) {
    return new Component(
        JavaNames.component(wire),
        wire,
        typed.type(),
        presence(required, typed.nullable()),
        typed.bounds(),
        typed.description(),
        Optional.empty());
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
