package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the index of messages beside the definitions of a bundle.
 *
 * <p>The index is no part of JSON Schema. A bundle may be without it, and what looks different from
 * an index is passed over.
 */
final class MessageReader {
  private static final Set<String> SECTIONS = Set.of("methods", "notifications", "requests");

  private final PlacedReader placed;
  private final JsonReader json;
  private final List<ProtocolMessage> messages = new ArrayList<>();

  MessageReader(PlacedReader placed) {
    this.placed = placed;
    this.json = placed.json();
  }

  /** What was read so far. */
  List<ProtocolMessage> messages() {
    return messages;
  }

  /** Reads a member of the root that is not a keyword. */
  void read(String section, SchemaPlace place) {
    if (!SECTIONS.contains(section) || !placed.isNextObject()) {
      json.skipValue();
      return;
    }
    placed.members(
        place,
        (method, entry) -> messages.add(new ProtocolMessage(section, method, params(), entry)));
  }

  private @Nullable String params() {
    return JsonValue.read(json) instanceof JsonObject entry
            && entry.get("params") instanceof JsonObject params
            && params.get("$ref") instanceof JsonString reference
        ? reference.value()
        : null;
  }
}
