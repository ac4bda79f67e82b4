package dev.retryevents.processor.schema;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.DialectId;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * What the meta-schema of JSON Schema 2020-12 says about a bundle.
 *
 * <p>This is the only class that knows the validator. Loading it takes longer than all the rest of
 * the processor together, so nobody touches this class while {@link ConformanceStamp} knows the
 * bundle.
 */
public final class Conformance {
  /** More would not be read; a bundle with ten faults has one cause. */
  private static final int LIMIT = 10;

  private Conformance() {}

  /** The first faults of a bundle that was read from these bytes; none if it conforms. */
  public static List<SchemaFault> faults(Bundle bundle, byte[] bytes) {
    try {
      return metaSchema()
          .validate(new String(bytes, StandardCharsets.UTF_8), InputFormat.JSON)
          .stream()
          .map(error -> fault(bundle, error))
          .distinct()
          .limit(LIMIT)
          .toList();
    } catch (RuntimeException | StackOverflowError e) {
      // The validator throws at input that it does not foresee, and recursion is its way of going.
      String sentence = "the meta-schema cannot be applied: " + e;
      return List.of(new SchemaFault(bundle.root().place(), sentence));
    }
  }

  /**
   * Comes from the class path of the validator; a registry fetches nothing unless it is told to.
   */
  private static Schema metaSchema() {
    SchemaRegistryConfig config =
        SchemaRegistryConfig.builder().formatAssertionsEnabled(false).locale(Locale.ROOT).build();
    return SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12, builder -> builder.schemaRegistryConfig(config))
        .getSchema(SchemaLocation.of(DialectId.DRAFT_2020_12));
  }

  private static SchemaFault fault(Bundle bundle, Error error) {
    String pointer = error.getInstanceLocation().toString();
    SchemaPlace deepest =
        Descent.of(bundle.root(), SchemaPointer.tokens(pointer).orElse(List.of())).deepest();
    SchemaPlace place =
        new SchemaPlace(bundle.resource(), pointer, deepest.line(), deepest.column());
    return new SchemaFault(place, error.getMessage());
  }
}
