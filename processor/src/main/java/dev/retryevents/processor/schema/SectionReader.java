package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonToken;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the sections of a bundle that describe the messages of a protocol. */
public final class SectionReader {

  private final PlacedReader placed;
  private final JsonReader json;
  private final ErrorRowReader errorRows;
  private final Map<String, Sections.Entry> notifications = new LinkedHashMap<>();
  private final Map<String, Sections.Entry> methods = new LinkedHashMap<>();
  private final Map<String, Sections.Entry> requests = new LinkedHashMap<>();
  private final List<Sections.ErrorEntry> errors = new ArrayList<>();

  private SectionReader(byte[] bytes) {
    this.json = new JsonReader(bytes);
    this.placed = new PlacedReader(json);
    this.errorRows = new ErrorRowReader(placed);
  }

  /** What became of reading them. */
  public sealed interface Reading {

    /** They are in order. */
    record Read(Sections sections) implements Reading {}

    /** They are not. */
    record Faulty(SchemaFault fault) implements Reading {}
  }

  /** The sections of a bundle that {@link BundleReader} has read, or their first fault. */
  public static Reading read(String resource, byte[] bytes) {
    SchemaPlace start = new SchemaPlace(resource, "", 1, 1);
    try {
      return new Reading.Read(new SectionReader(bytes).sections(start));
    } catch (BundleException e) {
      return new Reading.Faulty(e.fault());
    } catch (JsonException e) {
      return new Reading.Faulty(new BundleException(start, e).fault());
    }
  }

  private Sections sections(SchemaPlace start) {
    placed.members(
        start,
        (name, place) -> {
          switch (name) {
            case "notifications" -> entries(place, notifications);
            case "methods" -> entries(place, methods);
            case "requests" -> entries(place, requests);
            case "errors" -> placed.elements(place, at -> errors.add(errorRows.read(at)));
            default -> json.skipValue();
          }
        });
    return new Sections(notifications, methods, requests, errors);
  }

  private void entries(SchemaPlace section, Map<String, Sections.Entry> entries) {
    requireObject(section, "messages by their methods");
    placed.members(section, (method, place) -> entries.put(method, entry(place)));
  }

  private Sections.Entry entry(SchemaPlace place) {
    requireObject(place, "\"description\", \"params\" and \"result\"");
    Map<String, SchemaNode> schemas = new LinkedHashMap<>();
    StringBuilder description = new StringBuilder();
    placed.members(
        place,
        (name, member) -> {
          if (name.equals("params") || name.equals("result")) {
            schemas.put(name, new SchemaReader(placed).read(member));
          } else if (name.equals("description") && json.peek() == JsonToken.STRING) {
            description.append(json.nextString());
          } else {
            json.skipValue();
          }
        });
    return new Sections.Entry(
        place,
        description.toString(),
        Optional.ofNullable(schemas.get("params")),
        Optional.ofNullable(schemas.get("result")));
  }

  private void requireObject(SchemaPlace place, String content) {
    if (!placed.isNextObject()) {
      throw new BundleException(placed.here(place), "this must be an object of " + content);
    }
  }
}
