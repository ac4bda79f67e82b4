package dev.retryevents.processor.oracle;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the validator says of values, by the definitions of a bundle. */
final class Oracle {

  private final Schema bundle;
  private final Map<String, Schema> definitions = new HashMap<>();

  Oracle(JsonObject bundle) {
    this.bundle =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(SchemaLocation.of("urn:bundle"), JacksonTree.of(bundle));
  }

  boolean allows(String definition, JsonValue value) {
    return faults(definition, value).isEmpty();
  }

  List<Error> faults(String definition, JsonValue value) {
    return definitions
        .computeIfAbsent(
            definition,
            name -> bundle.getRefSchema(SchemaLocation.of("#/$defs/" + name).getFragment()))
        .validate(JacksonTree.of(value));
  }
}
