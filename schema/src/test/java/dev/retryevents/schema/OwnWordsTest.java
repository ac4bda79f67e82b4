package dev.retryevents.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class OwnWordsTest {

  @Test
  void noDescriptionIsThatOfThePublishedBundle() throws Exception {
    Path published = Path.of(System.getProperty("retryevents.shared"), "msp", "msp.schema.json");
    assumeTrue(Files.exists(published), "skipped: the published bundle is not there");
    Set<String> common = descriptions(new ObjectMapper().readTree(Files.readAllBytes(published)));
    assertFalse(common.isEmpty());
    common.retainAll(descriptions(MspBundle.read()));
    assertEquals(Set.of(), common);
  }

  private static Set<String> descriptions(JsonNode bundle) {
    Set<String> descriptions = new TreeSet<>();
    MspBundle.forEachObject(
        bundle,
        "",
        (pointer, node) -> {
          if (node.path("description").isString()) {
            descriptions.add(node.get("description").stringValue().strip());
          }
        });
    return descriptions;
  }
}
