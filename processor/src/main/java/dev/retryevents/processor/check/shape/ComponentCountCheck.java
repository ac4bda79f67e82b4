package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;

/** Reports records that the class file format has no room for (JVMS 4.3.3, 4.7.3). */
final class ComponentCountCheck {

  /** A method takes 255 slots, one of them is {@code this}. */
  private static final int SLOTS = 254;

  /**
   * How many components a type may have that is no event, and so may be a class with a builder. The
   * code that reads one takes up to 100 bytes, and a method has room for 65,535.
   */
  private static final int COMPONENTS = 500;

  private final SchemaReport report;

  ComponentCountCheck(SchemaReport report) {
    this.report = report;
  }

  /** Checks a type that rows reach. */
  void checkType(List<Component> components, SchemaNode definition, Origin row) {
    if (components.size() > COMPONENTS) {
      report.add(
          Code.TooManyComponents,
          row,
          definition.place(),
          "its type would have "
              + components.size()
              + " components where there is room for "
              + COMPONENTS
              + "; move members into a definition of their own");
    }
  }

  /** Checks the record of a row. */
  void check(List<Leading> leading, List<Component> components, SchemaNode definition, Origin row) {
    int slots =
        leading.stream().mapToInt(one -> slots(one.type())).sum()
            + components.stream().mapToInt(ComponentCountCheck::slots).sum();
    if (slots > SLOTS) {
      report.add(
          Code.TooManyComponents,
          row,
          definition.place(),
          "its record would take "
              + slots
              + " slots where Java has "
              + SLOTS
              + " (a long or double takes two); move members into a definition of their own");
    }
  }

  private static int slots(Component component) {
    boolean wide =
        component.type() instanceof ValueType.Long || component.type() instanceof ValueType.Double;
    return wide && !component.presence().mayBeMissing() ? 2 : 1;
  }

  private static int slots(JavaType type) {
    return type instanceof JavaType.Primitive primitive
            && (primitive.name().equals("long") || primitive.name().equals("double"))
        ? 2
        : 1;
  }
}
