package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonToken;
import dev.retryevents.processor.schema.Operand.Literal;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads a schema, with all schemas below it. */
final class SchemaReader {
  /** No schema that a person reads comes near; recursion that goes deeper may exhaust the stack. */
  private static final int DEPTH = 100;

  private final PlacedReader placed;
  private final JsonReader json;
  private final OperandReader operands;
  private int depth;

  SchemaReader(PlacedReader placed) {
    this.placed = placed;
    this.json = placed.json();
    this.operands = new OperandReader(placed, this);
  }

  SchemaNode read(SchemaPlace place) {
    if (json.peek() == JsonToken.BOOLEAN) {
      boolean verdict = json.nextBoolean();
      return new SchemaNode(place, verdict, Map.of(), Map.of(), Map.of());
    }
    if (!placed.isNextObject()) {
      throw new BundleException(
          placed.here(place), "a schema must be " + Keyword.Form.SCHEMA.words());
    }
    if (depth == DEPTH) {
      throw new BundleException(
          placed.here(place), "schemas are nested more than " + DEPTH + " levels deep");
    }
    depth++;
    SchemaNode node = object(place);
    depth--;
    return node;
  }

  /** Reads a schema that is an object. */
  SchemaNode object(SchemaPlace place) {
    Map<Keyword, Operand> known = new EnumMap<>(Keyword.class);
    Map<String, Literal> extensions = new LinkedHashMap<>();
    Map<String, SchemaPlace> unknownKeywords = new LinkedHashMap<>();
    placed.members(
        place,
        (name, member) -> {
          Keyword keyword = Keyword.of(name);
          if (keyword != null) {
            operands.read(keyword, member).ifPresent(operand -> known.put(keyword, operand));
          } else if (name.startsWith("x-")) {
            extensions.put(name, operands.literal(member));
          } else {
            unknownKeywords.put(name, member);
            json.skipValue();
          }
        });
    return new SchemaNode(place, null, known, extensions, unknownKeywords);
  }
}
