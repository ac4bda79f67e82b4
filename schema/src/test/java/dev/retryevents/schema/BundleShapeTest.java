package dev.retryevents.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class BundleShapeTest {
  private final JsonNode bundle;

  BundleShapeTest() throws Exception {
    bundle = MspBundle.read();
  }

  @Test
  void theRootHasTheSectionsOfTheProtocol() {
    assertEquals(
        List.of(
            "$defs",
            "$schema",
            "capabilities",
            "description",
            "errors",
            "methods",
            "notifications",
            "requests",
            "reserved"),
        List.copyOf(bundle.propertyNames()));
  }

  @Test
  void itConformsToTheMetaSchema() {
    assertEquals(List.of(), MspBundle.metaSchemaErrors(bundle));
  }

  @Test
  void theDialectIs202012AndNothingElse() {
    assertEquals(
        "https://json-schema.org/draft/2020-12/schema", bundle.get("$schema").stringValue());
    assertHoldsEverywhere((pointer, node) -> pointer.isEmpty() || !node.has("$schema"));
  }

  @Test
  void keysAreSortedEverywhere() {
    assertHoldsEverywhere(
        (pointer, node) ->
            List.copyOf(node.propertyNames())
                .equals(List.copyOf(new TreeSet<>(node.propertyNames()))));
  }

  @Test
  void everyReferenceResolvesInsideTheFile() {
    assertHoldsEverywhere(
        (pointer, node) -> {
          String reference = node.path("$ref").asString("#");
          return reference.startsWith("#") && !bundle.at(reference.substring(1)).isMissingNode();
        });
  }

  @Test
  void everyEnumSaysWhetherItIsOpen() {
    assertHoldsEverywhere(
        (pointer, node) ->
            node.has("enum")
                ? List.of("open", "closed").contains(node.path("x-msp-openness").asString(""))
                : !node.has("x-msp-openness"));
  }

  @Test
  void requiredNamesOnlyProperties() {
    assertHoldsEverywhere(
        (pointer, node) ->
            node.path("required").valueStream().allMatch(n -> has(node, n.stringValue())));
  }

  @Test
  void everyDefinitionAndMemberIsDescribed() {
    assertHoldsEverywhere(
        (pointer, node) ->
            !pointer.matches("/\\$defs/[^/]+(/properties/[^/]+)?")
                || node.path("description").asString("").endsWith("."));
  }

  @Test
  void everyNotificationButOneHasADefinitionForItsParams() {
    JsonNode notifications = bundle.get("notifications");
    assertFalse(notifications.isEmpty());
    for (String method : notifications.propertyNames()) {
      String reference = notifications.get(method).path("params").path("$ref").asString("");
      assertEquals(!method.equals("initialized"), reference.endsWith("Params"), method);
    }
  }

  @Test
  void everyMethodHasDefinitionsForItsParamsAndItsResult() {
    JsonNode methods = bundle.get("methods");
    assertFalse(methods.isEmpty());
    for (String method : methods.propertyNames()) {
      JsonNode entry = methods.get(method);
      assertTrue(entry.at("/params/$ref").asString("").endsWith("Params"), method);
      assertTrue(entry.at("/result/$ref").asString("").endsWith("Result"), method);
    }
  }

  @Test
  void everyKindOfErrorIsThatOfOneCode() {
    List<String> kinds = new ArrayList<>();
    Set<Integer> codes = new TreeSet<>();
    for (JsonNode error : bundle.get("errors")) {
      assertTrue(codes.add(error.get("code").intValue()), error::toString);
      kinds.add(error.get("kind").stringValue());
      error.path("overrideKinds").valueStream().map(JsonNode::stringValue).forEach(kinds::add);
    }
    assertEquals(
        bundle.at("/$defs/ErrorKind/enum").valueStream().map(JsonNode::stringValue).toList(),
        kinds);
  }

  private static boolean has(JsonNode node, String member) {
    return node.path("properties").has(member);
  }

  private void assertHoldsEverywhere(BiPredicate<String, JsonNode> rule) {
    List<String> broken = new ArrayList<>();
    MspBundle.forEachObject(
        bundle,
        "",
        (pointer, node) -> {
          if (!rule.test(pointer, node)) {
            broken.add(pointer);
          }
        });
    assertEquals(List.of(), broken);
  }
}
