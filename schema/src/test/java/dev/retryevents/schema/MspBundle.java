package dev.retryevents.schema;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.DialectId;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.BiConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The bundle under test, as a tree, with the validator that judges it. */
final class MspBundle {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private MspBundle() {}

  static JsonNode read() throws IOException {
    try (InputStream resource = MspBundle.class.getResourceAsStream("/msp.schema.json")) {
      return MAPPER.readTree(resource);
    }
  }

  static List<Error> metaSchemaErrors(JsonNode bundle) {
    return REGISTRY.getSchema(SchemaLocation.of(DialectId.DRAFT_2020_12)).validate(bundle);
  }

  /** What is wrong with a JSON text as an instance of the definition of this name. */
  static List<Error> errors(String definition, String json) throws IOException {
    Schema bundle = REGISTRY.getSchema(SchemaLocation.of("urn:msp"), read());
    return bundle
        .getRefSchema(SchemaLocation.of("#/$defs/" + definition).getFragment())
        .validate(MAPPER.readTree(json));
  }

  /** Visits every object below and including a node, with its JSON pointer. */
  static void forEachObject(JsonNode node, String pointer, BiConsumer<String, JsonNode> visit) {
    if (node.isObject()) {
      visit.accept(pointer, node);
    }
    for (String name : node.propertyNames()) {
      String token = name.replace("~", "~0").replace("/", "~1");
      forEachObject(node.get(name), pointer + "/" + token, visit);
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      forEachObject(node.get(i), pointer + "/" + i, visit);
    }
  }
}
