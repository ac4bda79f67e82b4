package dev.retryevents.processor.generate;

import static dev.retryevents.processor.generate.Components.BOOL;
import static dev.retryevents.processor.generate.Components.DOUBLE;
import static dev.retryevents.processor.generate.Components.INT;
import static dev.retryevents.processor.generate.Components.LONG;
import static dev.retryevents.processor.generate.Components.TEXT;
import static dev.retryevents.processor.generate.Components.between;
import static dev.retryevents.processor.generate.Components.bounded;
import static dev.retryevents.processor.generate.Components.of;
import static dev.retryevents.processor.generate.Components.required;
import static dev.retryevents.processor.generate.Components.text;
import static dev.retryevents.processor.generate.Components.timed;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.TimeAccessor;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;

/** Types whose names and texts are made to break generated code. */
final class HostileTypes {

  /** What ends a comment, opens a tag, starts an escape, or is no character. */
  static final String TEXT_OF_ALL_SORTS =
      "ends */ here, \\u002a/ too, C:\\users costs $5 $L {@code x} {@link\n@see List<String> & \"q\""
          + " é \uD83D\uDE00 \uD800 \u0000\u001b[31m \u202e \uFFFF\u0378 *\n/\n\n\n@param z </code>";

  static final NamedType.EnumType CLOSED =
      new NamedType.EnumType(
          "String",
          "#/$defs/String",
          TEXT_OF_ALL_SORTS,
          false,
          List.of(
              new NamedType.Constant("A", "A"),
              new NamedType.Constant("A_", "a"),
              new NamedType.Constant("_5GMM", "5GMM"),
              new NamedType.Constant("EMPTY", ""),
              new NamedType.Constant("QUOTE", "\"\\u0022\\\n\u0000é\uD83D\uDE00*/")));

  static final NamedType.EnumType OPEN =
      new NamedType.EnumType(
          "Override",
          "#/$defs/Override",
          "",
          true,
          List.of(new NamedType.Constant("ONE", "one\"two")));

  static final NamedType.RecordType EMPTY =
      new NamedType.RecordType("Void", "#/$defs/Void", "", List.of());

  static final NamedType.RecordType NESTED =
      new NamedType.RecordType(
          "Objects",
          "#/$defs/Objects",
          "Named like a class that its own constructor needs.",
          List.of(
              required("held", list(list(TEXT)), ""),
              of("value", map(list(LONG)), Presence.OPTIONAL_NULLABLE, TEXT_OF_ALL_SORTS),
              of("given", INT, Presence.OPTIONAL_NULLABLE, "")));

  static final NamedType.UnionType UNION =
      new NamedType.UnionType(
          "Transport",
          "#/$defs/Transport",
          "One of two.",
          "type*/",
          List.of(
              new NamedType.Arm(
                  "st\"dio",
                  new NamedType.RecordType(
                      "Stdio",
                      "#/$defs/Transport/oneOf/0",
                      "",
                      List.of(required("command", TEXT, "")))),
              new NamedType.Arm(
                  "none",
                  new NamedType.RecordType("List", "#/$defs/Transport/oneOf/1", "", List.of()))));

  private HostileTypes() {}

  static ValueType list(ValueType element) {
    return new ValueType.ListOf(element, false);
  }

  static ValueType map(ValueType value) {
    return new ValueType.MapOf(value, false);
  }

  static ValueType named(NamedType type) {
    return new ValueType.Named(type.name());
  }

  /** One component of every kind, with every presence that it may have. */
  static List<Component> components() {
    List<Component> components = new ArrayList<>();
    components.add(required("out", TEXT, TEXT_OF_ALL_SORTS));
    components.add(required("event", named(CLOSED), ""));
    components.add(of("signal", named(OPEN), Presence.OPTIONAL, "\n \n"));
    components.add(bounded(required("e\u0301t\u00e9", TEXT, ""), text(1, 9, "^[\"\\\\]*\u00e9?")));
    components.add(bounded(of("code", TEXT, Presence.OPTIONAL_NULLABLE, ""), text(2, 3, "$")));
    components.add(bounded(required("share", DOUBLE, ""), between("-0.5", "1e400")));
    components.add(bounded(of("count", LONG, Presence.OPTIONAL, ""), between("0.5", "9e18")));
    components.add(of("flag", BOOL, Presence.NULLABLE, ""));
    components.add(required("union", named(UNION), ""));
    components.add(required("nested", named(NESTED), ""));
    components.add(of("empty", named(EMPTY), Presence.OPTIONAL, ""));
    components.add(required("names", new ValueType.ListOf(TEXT, true), ""));
    components.add(of("counts", new ValueType.MapOf(LONG, true), Presence.OPTIONAL, ""));
    components.add(required("json", new ValueType.AnyJson(), ""));
    components.add(of("object", new ValueType.AnyObject(), Presence.OPTIONAL, ""));
    components.add(
        timed(
            of("seenAtMs", LONG, Presence.OPTIONAL_NULLABLE, ""),
            "seenAt",
            TimeAccessor.Kind.INSTANT));
    components.add(timed(required("ms", INT, ""), "wait_", TimeAccessor.Kind.DURATION));
    for (int i = components.size(); i < 60; i++) {
      components.add(of("filler" + i, TEXT, Presence.OPTIONAL, ""));
    }
    return components;
  }
}
