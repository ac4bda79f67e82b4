package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WholeBundlesTest {

  @Test
  void ourOwnBundleIsUnderstoodToTheLastKeyword() throws IOException {
    byte[] bytes;
    try (InputStream in = getClass().getResourceAsStream("/msp.schema.json")) {
      bytes = in.readAllBytes();
    }
    Bundle bundle = BundleText.read(bytes);
    assertUnderstood(bundle, bytes);
    Resolution event = bundle.find("RateLimitRetryEvent");
    SchemaNode node = assertInstanceOf(Resolution.Resolved.class, event).node();
    assertEquals(Optional.of("Rate Limit Retry"), node.title());
    assertEquals(
        Set.of(SchemaType.INTEGER, SchemaType.NULL),
        node.properties().get("estimatedDelayMs").types());
  }

  @Test
  void thePublishedBundleIsUnderstoodToTheLastKeyword() throws IOException {
    Path published = Path.of(System.getProperty("retryevents.shared"), "msp", "msp.schema.json");
    assumeTrue(Files.exists(published), "skipped: the published bundle is not there");
    byte[] bytes = Files.readAllBytes(published);
    Bundle bundle = BundleText.read(bytes);
    assertUnderstood(bundle, bytes);
    assertEquals(265, bundle.definitions().size());
    // Read off the file: the name of the definition, and that of a member named like a keyword.
    SchemaNode part = bundle.definitions().get("TurnInputPart");
    List<String> lines = Files.readAllLines(published);
    assertEquals("    \"TurnInputPart\": {", lines.get(part.place().line() - 1));
    SchemaPlace type = part.properties().get("type").place();
    assertEquals("        \"type\": {", lines.get(type.line() - 1));
    assertEquals(9, type.column());
  }

  private static void assertUnderstood(Bundle bundle, byte[] bytes) {
    for (Map.Entry<String, SchemaNode> definition : bundle.definitions().entrySet()) {
      BundleText.everyNode(definition.getValue())
          .forEach(
              node -> {
                assertEquals(Map.of(), node.unknownKeywords(), node.place()::toString);
                assertInstanceOf(Resolution.Resolved.class, bundle.resolve(node));
              });
    }
    assertEquals(List.of(), Conformance.faults(bundle, bytes));
  }
}
