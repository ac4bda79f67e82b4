package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonPlace;
import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonToken;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Walks the objects and arrays of a JSON text, and tells each visitor where it is. */
final class PlacedReader {
  private final JsonReader json;

  PlacedReader(JsonReader json) {
    this.json = json;
  }

  JsonReader json() {
    return json;
  }

  /** Reads an object; the visitor must read or skip the value of each member. */
  void members(SchemaPlace place, BiConsumer<String, SchemaPlace> visitor) {
    Set<String> names = new HashSet<>();
    json.beginObject();
    while (json.hasNext()) {
      JsonPlace at = json.place();
      String name = json.nextName();
      SchemaPlace member = place.child(name, at);
      if (!names.add(name)) {
        throw new BundleException(member, "\"" + name + "\" is there twice");
      }
      within(member, () -> visitor.accept(name, member));
    }
    json.endObject();
  }

  /** Reads an array; the visitor must read or skip each element. */
  void elements(SchemaPlace place, Consumer<SchemaPlace> visitor) {
    json.beginArray();
    for (int i = 0; json.hasNext(); i++) {
      SchemaPlace element = place.child(Integer.toString(i), json.place());
      within(element, () -> visitor.accept(element));
    }
    json.endArray();
  }

  /** Reads something, and gives a fault of the text the pointer of what was being read. */
  static void within(SchemaPlace place, Runnable reading) {
    try {
      reading.run();
    } catch (JsonException e) {
      throw new BundleException(place, e);
    }
  }

  /** The place of what is read next: unlike a member, the value of a member stands at itself. */
  SchemaPlace here(SchemaPlace member) {
    return member.movedTo(json.place());
  }

  boolean isNextObject() {
    return json.peek() == JsonToken.BEGIN_OBJECT;
  }
}
