package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a bundle from its bytes, or says where it is wrong. */
public final class BundleReader {
  /** Source: JSON Schema 2020-12, Core, section 8.1.1; an empty fragment does not count. */
  private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

  private final SchemaPlace start;
  private final byte[] bytes;

  private BundleReader(String resource, byte[] bytes) {
    this.start = new SchemaPlace(resource, "", 1, 1);
    this.bytes = bytes;
  }

  /** The bundle, or its first fault. */
  public static BundleReading read(String resource, byte[] bytes) {
    return new BundleReader(resource, bytes).read();
  }

  private BundleReading read() {
    try {
      Bundle bundle = bundle();
      Optional<SchemaFault> fault = fault(bundle.root());
      return fault.isPresent()
          ? new BundleReading.Faulty(fault.get())
          : new BundleReading.Read(bundle);
    } catch (BundleException e) {
      return new BundleReading.Faulty(foreignDialect().orElse(e.fault()));
    }
  }

  private Bundle bundle() {
    try {
      JsonReader json = new JsonReader(bytes);
      PlacedReader placed = new PlacedReader(json);
      SchemaPlace place = placed.here(start);
      if (!placed.isNextObject()) {
        throw new BundleException(place, "a bundle must be a JSON object");
      }
      SchemaNode root = new SchemaReader(placed).object(place);
      json.end();
      return new Bundle(start.resource(), root);
    } catch (JsonException e) {
      throw new BundleException(start, e);
    }
  }

  private static Optional<SchemaFault> fault(SchemaNode root) {
    if (!(root.operands().get(Keyword.DIALECT) instanceof Operand.Text dialect)) {
      return Optional.of(
          new SchemaFault(root.place(), "no \"$schema\"; write \"$schema\": \"" + DIALECT + "\""));
    }
    if (!isDialect(dialect.text())) {
      return Optional.of(foreign(dialect.text(), dialect.place()));
    }
    return root.has(Keyword.DEFS) || root.has(Keyword.DEFINITIONS)
        ? Optional.empty()
        : Optional.of(new SchemaFault(root.place(), "no \"$defs\"; write the definitions there"));
  }

  /**
   * The fault of the dialect, even if the bundle has others. A schema of an older dialect breaks
   * the rules of this one in any number of ways, and none of them is what its author must hear.
   */
  private Optional<SchemaFault> foreignDialect() {
    List<SchemaFault> faults = new ArrayList<>();
    JsonReader json = new JsonReader(bytes);
    try {
      new PlacedReader(json)
          .members(
              start,
              (name, member) -> {
                if (name.equals(Keyword.DIALECT.spelling()) && json.peek() == JsonToken.STRING) {
                  String dialect = json.nextString();
                  if (!isDialect(dialect)) {
                    faults.add(foreign(dialect, member));
                  }
                } else {
                  json.skipValue();
                }
              });
    } catch (BundleException | JsonException e) {
      // What stands before this fault of the text is known all the same.
    }
    return faults.stream().findFirst();
  }

  private static boolean isDialect(String dialect) {
    return dialect.equals(DIALECT) || dialect.equals(DIALECT + "#");
  }

  private static SchemaFault foreign(String dialect, SchemaPlace place) {
    return new SchemaFault(
        place, "\"$schema\" is \"" + dialect + "\"; only \"" + DIALECT + "\" is understood");
  }
}
