package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The types of a contract as its documented table shows them. */
final class TypeWords {

  private TypeWords() {}

  /** A section for each type that the rows reach. */
  static List<String> sections(Contract contract) {
    List<String> sections = new ArrayList<>();
    for (NamedType type : contract.types()) {
      sections.add("## " + type.name());
      if (!type.description().isBlank()) {
        sections.add(Markdown.prose(type.description()));
      }
      sections.addAll(body(type));
    }
    return sections;
  }

  private static List<String> body(NamedType type) {
    if (type instanceof NamedType.EnumType vocabulary) {
      String values =
          vocabulary.constants().stream()
              .map(constant -> Markdown.code(constant.wire()))
              .collect(Collectors.joining(", "));
      String rest = vocabulary.open() ? "; other values are valid and kept." : "; no other value.";
      return List.of(values + rest);
    }
    if (type instanceof NamedType.RecordType record) {
      return record.components().isEmpty()
          ? List.of("Without members.")
          : List.of(components(List.of(), record.components()));
    }
    if (type instanceof NamedType.UnionType union) {
      return union.arms().stream().map(arm -> arm(union, arm)).toList();
    }
    if (type instanceof NamedType.TypeUnion union) {
      return List.of(
          union.alternatives().stream()
              .map(one -> type(one.value().type()))
              .collect(Collectors.joining(", or ", "", ".")));
    }
    if (type instanceof NamedType.WrapperType wrapper) {
      return List.of(type(wrapper.value().type()) + ".");
    }
    throw new AssertionError(type);
  }

  private static String arm(NamedType.UnionType union, NamedType.Arm arm) {
    String tag =
        "%s, where %s is %s:"
            .formatted(
                Markdown.code(arm.record().name()),
                Markdown.code(union.discriminator()),
                Markdown.code(arm.tag()));
    return arm.record().components().isEmpty()
        ? tag + " without other members."
        : tag + "\n\n" + components(List.of(), arm.record().components());
  }

  /** The table of components; empty if there are none. */
  static String components(List<Leading> leading, List<Component> components) {
    List<String> rows = new ArrayList<>();
    for (Leading component : leading) {
      rows.add(row(component.name(), component.type().show(), "not in JSON", ""));
    }
    for (Component component : components) {
      rows.add(
          row(
              component.wire(),
              type(component.type()),
              presence(component.presence()),
              component.description()));
    }
    return rows.isEmpty()
        ? ""
        : "| component | type | presence | meaning |\n|---|---|---|---|\n"
            + String.join("\n", rows);
  }

  private static String row(String name, String type, String presence, String meaning) {
    return "| %s | %s | %s | %s |"
        .formatted(Markdown.cell(name), Markdown.cell(type), presence, Markdown.prose(meaning));
  }

  private static String presence(Presence presence) {
    return switch (presence) {
      case REQUIRED -> "always";
      case NULLABLE -> "always, perhaps null";
      case OPTIONAL -> "perhaps";
      case OPTIONAL_NULLABLE -> "perhaps, perhaps null";
    };
  }

  private static String type(ValueType type) {
    if (type instanceof ValueType.Named named) {
      return named.name();
    }
    if (type instanceof ValueType.ListOf list) {
      return "list of " + type(list.element()) + (list.nullable() ? " or null" : "");
    }
    if (type instanceof ValueType.MapOf map) {
      return "map to " + type(map.value()) + (map.nullable() ? " or null" : "");
    }
    if (type.isInteger()) {
      return "integer";
    }
    if (type instanceof ValueType.Double) {
      return "number";
    }
    if (type instanceof ValueType.Bool) {
      return "boolean";
    }
    return type instanceof ValueType.Text
        ? "string"
        : type instanceof ValueType.AnyObject ? "any object" : "any JSON";
  }
}
