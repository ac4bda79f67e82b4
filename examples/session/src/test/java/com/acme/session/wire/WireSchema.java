package com.acme.session.wire;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Judges frames by the bundle, with a validator that knows nothing of generated code. One watches
 * one conversation, for an answer is of the type that its request asks for.
 */
public final class WireSchema {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final JsonNode bundle;
  private final Schema schema;
  private final Map<String, Schema> definitions = new HashMap<>();
  private final Map<JsonNode, String> asked = new HashMap<>();

  public WireSchema() {
    try (InputStream resource = WireSchema.class.getResourceAsStream("/msp.schema.json")) {
      bundle = JSON.readTree(resource);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    openEnums(bundle);
    schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(SchemaLocation.of("urn:msp"), bundle);
  }

  public JsonNode bundle() {
    return bundle;
  }

  /** A value that the bundle does not list is a valid one where the enum is open. */
  private static void openEnums(JsonNode node) {
    if (node instanceof ObjectNode object
        && object.path("x-msp-openness").asString("").equals("open")) {
      object.remove("enum");
    }
    node.forEach(WireSchema::openEnums);
  }

  /** What is wrong with a frame of the client's. */
  public synchronized List<String> faultsOfClient(String frame) {
    JsonNode message = JSON.readTree(frame);
    if (!message.has("id")) {
      return faultsOfNotification(message);
    }
    String method = message.path("method").asString("");
    asked.put(message.get("id"), method);
    List<String> faults = faults("Request", message);
    faults.addAll(faultsOf("methods", method, "params", message.get("params")));
    return faults;
  }

  /** What is wrong with a frame of the host's. */
  public synchronized List<String> faultsOfHost(String frame) {
    JsonNode message = JSON.readTree(frame);
    if (message.has("method")) {
      return faultsOfNotification(message);
    } else if (message.has("error")) {
      return faults("ErrorResponse", message);
    }
    List<String> faults = faults("SuccessResponse", message);
    String method = asked.getOrDefault(message.get("id"), "");
    faults.addAll(faultsOf("methods", method, "result", message.get("result")));
    if (method.equals("view/page")) {
      message.at("/result/events").forEach(event -> faults.addAll(faultsOfEvent(event)));
    }
    return faults;
  }

  private List<String> faultsOfNotification(JsonNode message) {
    List<String> faults = faults("Notification", message);
    faults.addAll(faultsOfEvent(message));
    return faults;
  }

  private List<String> faultsOfEvent(JsonNode event) {
    String method = event.path("method").asString("");
    return faultsOf("notifications", method, "params", event.get("params"));
  }

  private List<String> faultsOf(String section, String method, String side, JsonNode value) {
    JsonNode entry = bundle.path(section).path(method);
    if (entry.isMissingNode()) {
      return List.of("the bundle has no " + section + " \"" + method + "\"");
    }
    String reference = entry.path(side).path("$ref").asString("");
    if (reference.isEmpty()) {
      return value == null ? List.of() : List.of(method + " has no " + side);
    }
    return value == null
        ? List.of(method + " needs " + side)
        : faults(reference.substring("#/$defs/".length()), value);
  }

  private List<String> faults(String definition, JsonNode value) {
    List<String> faults = new ArrayList<>();
    definitions
        .computeIfAbsent(
            definition,
            name -> schema.getRefSchema(SchemaLocation.of("#/$defs/" + name).getFragment()))
        .validate(value)
        .forEach(error -> faults.add(definition + ": " + error));
    return faults;
  }
}
