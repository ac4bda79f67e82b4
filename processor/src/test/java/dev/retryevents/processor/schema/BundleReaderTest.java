package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BundleReaderTest {
  private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

  private static final String SMALL =
      """
      {
        "$defs": {
          "é": {"type": "object"},
          "a/b~c": {
            "properties": {
              "𝄞": {"$ref": "#"}, "n": {"minimum": 1}
            }
          }
        },
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": "A small one.",
        "notifications": {
          "a/b": {"params": {"$ref": "#/$defs/a~1b~0c"}},
          "bare": {"description": "has no params"},
          "odd": 7
        },
        "methods": [],
        "errors": [{"code": 1}]
      }
      """;

  @Test
  void everyNodeKnowsItsPointerLineAndColumn() {
    Bundle bundle = BundleText.read(BundleText.utf8(SMALL));
    assertEquals(
        List.of(
            "b.json (1:1)",
            "b.json#/$defs/é (3:5)",
            "b.json#/$defs/a~1b~0c (4:5)",
            "b.json#/$defs/a~1b~0c/properties/𝄞 (6:9)",
            "b.json#/$defs/a~1b~0c/properties/n (6:29)"),
        BundleText.everyNode(bundle.root()).map(node -> node.place().toString()).toList());
    SchemaNode number = bundle.definitions().get("a/b~c").properties().get("n");
    assertEquals(
        "b.json#/$defs/a~1b~0c/properties/n/minimum (6:35)",
        number.placeOf(Keyword.MINIMUM).toString());
  }

  @Test
  void theRestOfTheRootIsNotASchemaAndDoesNoHarm() {
    Bundle bundle = BundleText.read(BundleText.utf8(SMALL));
    assertEquals(Optional.of("A small one."), bundle.root().description());
    assertEquals(
        List.of("notifications", "methods", "errors"),
        List.copyOf(bundle.root().unknownKeywords().keySet()));
  }

  @Test
  void aTextThatIsNotJsonHasAFaultWhereItBreaks() {
    assertTrue(BundleText.fault("").startsWith("b.json (1:1): "), BundleText.fault(""));
    String fault = BundleText.fault("{\n \"$defs\": {\"X\": {\"title\": tru}}}");
    assertTrue(fault.startsWith("b.json#/$defs/X/title (2:27): "), fault);
    assertTrue(BundleText.fault("{} {}").startsWith("b.json (1:4): "), BundleText.fault("{} {}"));
  }

  @Test
  void aNameThatIsThereTwiceIsAFault() {
    assertEquals(
        "b.json#/$defs/A (1:19): \"A\" is there twice",
        BundleText.fault("{'$defs':{'A':{}, 'A':{}}}".replace('\'', '"')));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "true", "null", "7"})
  void aRootThatIsNotAnObjectIsAFault(String text) {
    assertEquals("b.json (1:2): a bundle must be a JSON object", BundleText.fault(" " + text));
  }

  @Test
  void aBundleWithoutDialectHearsWhatToWrite() {
    assertEquals(
        "b.json (1:1): no \"$schema\"; write \"$schema\": \"" + DIALECT + "\"",
        BundleText.fault("{\"$defs\":{}}"));
  }

  @Test
  void anotherDialectIsTheFaultEvenWhenItsRulesAreBrokenFirst() {
    String old = "http://json-schema.org/draft-04/schema#";
    String fault = ": \"$schema\" is \"" + old + "\"; only \"" + DIALECT + "\" is understood";
    String dialect = "\"$schema\":\"" + old + "\"";
    assertEquals("b.json#/$schema (1:2)" + fault, BundleText.fault("{" + dialect + "}"));
    assertEquals(
        "b.json#/$schema (1:42)" + fault,
        BundleText.fault("{\"$defs\":{\"X\":{\"exclusiveMinimum\":true}}," + dialect + "}"));
    assertEquals("b.json#/$schema (1:2)" + fault, BundleText.fault("{" + dialect + ",\"type\":7,"));
  }

  @Test
  void aBundleWithoutDefinitionsIsAFault() {
    assertEquals(
        "b.json (1:1): no \"$defs\"; write the definitions there",
        BundleText.fault("{\"$schema\":\"" + DIALECT + "#\"}"));
  }

  @Test
  void aFaultIsOneLineWhateverTheBundleSays() {
    assertEquals(
        "b.json#/$defs/a\\u{a}b/type (1:26): \"\\u{202e}\\u{2028}x\" is no type; there are: array,"
            + " boolean, integer, null, number, object, string",
        BundleText.fault("{\"$defs\":{\"a\\nb\":{\"type\":\"\\u202e\\u2028x\"}}}"));
  }

  @Test
  void depthEndsInAFault() {
    String start = "{\"$defs\":{\"X\":";
    String fault = BundleText.fault(start + "{\"items\":".repeat(100_000));
    assertTrue(fault.endsWith(": schemas are nested more than 100 levels deep"), fault);
    fault = BundleText.fault(start + "{\"enum\":" + "[".repeat(100_000));
    assertTrue(fault.startsWith("b.json#/$defs/X/enum"), fault);
  }
}
