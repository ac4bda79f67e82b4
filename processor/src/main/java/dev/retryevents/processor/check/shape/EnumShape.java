package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonString;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Operand;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives a vocabulary its constants. */
final class EnumShape {

  private static final String OPEN = "open";
  private static final String CLOSED = "closed";

  private final SchemaReport report;

  EnumShape(SchemaReport report) {
    this.report = report;
  }

  /** The enum of {@code node}: of its values, or of its one constant value. */
  Optional<NamedType.EnumType> of(SchemaNode node, String name, Origin row) {
    List<Operand.Literal> values =
        node.constant()
            .map(List::of)
            .orElseGet(
                () ->
                    node.enumValues().stream()
                        .filter(value -> !(value.value() instanceof JsonNull))
                        .toList());
    if (values.isEmpty()) {
      report.add(
          Code.EnumValues, row, node.placeOf(Keyword.ENUM), "the enum is empty; give it a value");
      return Optional.empty();
    }
    if (values.size() > ClassFileRoom.VALUES) {
      report.add(
          Code.EnumValues,
          row,
          node.placeOf(Keyword.ENUM),
          "the enum has "
              + values.size()
              + " values where Java has room for "
              + ClassFileRoom.VALUES
              + "; write {\"type\": \"string\"}");
      return Optional.empty();
    }
    List<NamedType.Constant> constants = new ArrayList<>();
    Map<String, Operand.Literal> names = new HashMap<>();
    for (Operand.Literal value : values) {
      if (!(value.value() instanceof JsonString text)) {
        report.add(
            Code.EnumValues,
            row,
            value.place(),
            "only strings make an enum, and "
                + Wording.oneLine(value.value().toString())
                + " is none; write "
                + Wording.quoted(value.value().toString()));
        return Optional.empty();
      }
      if (!ClassFileRoom.holdsConstant(text.value())) {
        report.add(
            Code.EnumValues,
            row,
            value.place(),
            "the value is too long for a Java constant; shorten it");
        return Optional.empty();
      }
      NamedType.Constant constant =
          new NamedType.Constant(JavaNames.constant(text.value()), text.value());
      Operand.Literal other = names.putIfAbsent(constant.name(), value);
      if (other != null) {
        reportCollision(constant, value, other, row);
        return Optional.empty();
      }
      constants.add(constant);
    }
    return Optional.of(
        new NamedType.EnumType(
            name,
            node.place().reference(),
            node.description().orElse(""),
            isOpen(node, row),
            constants));
  }

  private void reportCollision(
      NamedType.Constant constant, Operand.Literal value, Operand.Literal other, Origin row) {
    boolean same = value.value().equals(other.value());
    report.add(
        same ? Code.EnumValues : Code.NameCollision,
        row,
        value.place(),
        same
            ? Wording.quoted(constant.wire())
                + " is there already, at "
                + other.place()
                + "; remove one of them"
            : "in Java the value "
                + Wording.quoted(constant.wire())
                + " is "
                + constant.name()
                + ", as is the one at "
                + other.place()
                + "; rename one of them");
  }

  private boolean isOpen(SchemaNode node, Origin row) {
    String openness = node.openness().orElse(CLOSED);
    if (!openness.equals(OPEN) && !openness.equals(CLOSED)) {
      report.add(
          Code.Openness,
          row,
          node.placeOf(Keyword.OPENNESS),
          "x-msp-openness is " + Wording.quoted(openness) + "; write \"open\" or \"closed\"");
    }
    return openness.equals(OPEN);
  }
}
