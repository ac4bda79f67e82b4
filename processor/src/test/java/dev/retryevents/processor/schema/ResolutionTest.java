package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResolutionTest {
  private final Bundle bundle =
      BundleText.bundle(
          "{'T':{'type':'string'},"
              + "'Alias':{'$ref':'#/$defs/T','description':'another name'},"
              + "'Twice':{'$ref':'#/$defs/Alias'},"
              + "'a/b ~%':{'properties':{'x':{'type':'null'}}},"
              + "'Nested':{'items':{'anyOf':[{},{'additionalProperties':{'type':'boolean'}}]}},"
              + "'#/$defs/T':{'type':'integer'},"
              + "'Tree':{'properties':{'left':{'$ref':'#/$defs/Tree'}}}}");

  @Test
  void aNodeThatIsNoReferenceStandsForItself() {
    SchemaNode node = definition("T");
    assertEquals(new Resolution.Resolved(node, List.of()), bundle.resolve(node));
  }

  @Test
  void aChainIsFollowedAndItsLinksAreKept() {
    Resolution.Resolved resolved =
        assertInstanceOf(Resolution.Resolved.class, bundle.resolve(definition("Twice")));
    assertSame(definition("T"), resolved.node());
    assertEquals(List.of(definition("Twice"), definition("Alias")), resolved.via());
  }

  @ParameterizedTest
  @CsvSource({
    "#,''",
    "'',''",
    "#/$defs/T,/$defs/T",
    "#/%24defs/T,/$defs/T",
    "#/$defs/a~1b%20~0%25/properties/x,/$defs/a~1b ~0%/properties/x",
    "#/$defs/Nested/items/anyOf/1/additionalProperties,"
        + "/$defs/Nested/items/anyOf/1/additionalProperties",
  })
  void aReferenceMayLeadToAnySchemaOfTheFile(String reference, String pointer) {
    Resolution.Resolved resolved =
        assertInstanceOf(Resolution.Resolved.class, Resolution.of(bundle, reference));
    assertEquals(pointer, resolved.node().place().pointer());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#/$defs/Missing",
        "#/$defs",
        "#/$defs/T/type",
        "#/$defs/Nested/items/anyOf/2",
        "#/$defs/Nested/items/anyOf/01",
        "#/$defs/Nested/items/anyOf/-1",
        "#/$defs/Nested/items/anyOf/99999999999",
        "#/$defs/a~1b%20~2%25",
        "#/$defs/T%2",
        "#/$defs/T%zz",
        "#/$defs/T/",
        "#anchor",
      })
  void aReferenceToWhatIsNoSchemaSaysWhichNamesThereAre(String reference) {
    assertEquals(
        new Resolution.Unresolvable(reference, bundle.definitions().keySet()),
        Resolution.of(bundle, reference));
  }

  @ParameterizedTest
  @ValueSource(strings = {"other.json", "https://example.com/x#/$defs/T", "b.json#/$defs/T", "/x"})
  void aReferenceOutOfTheFileIsForeign(String reference) {
    assertEquals(new Resolution.Foreign(reference), Resolution.of(bundle, reference));
    Bundle holder = BundleText.bundle("{'X':{'$ref':'" + reference + "'}}");
    assertEquals(new Resolution.Foreign(reference), holder.find("X"));
  }

  @Test
  void aCircleOfReferencesEnds() {
    Bundle circle =
        BundleText.bundle(
            "{'In':{'$ref':'#/$defs/A'},'A':{'$ref':'#/$defs/B'},'B':{'$ref':'#/$defs/A'},"
                + "'Self':{'$ref':'#/$defs/Self'}}");
    assertEquals(new Resolution.Cyclic(List.of("/$defs/A", "/$defs/B")), circle.find("In"));
    assertEquals(new Resolution.Cyclic(List.of("/$defs/Self")), circle.find("Self"));
  }

  @Test
  void aTypeThatHoldsItselfIsNoCircle() {
    SchemaNode left = definition("Tree").properties().get("left");
    assertEquals(new Resolution.Resolved(definition("Tree"), List.of(left)), bundle.resolve(left));
  }

  @Test
  void aTypeIsANameOrAReferenceAndTheNameWins() {
    assertEquals(bundle.resolve(definition("Alias")), bundle.find("Alias"));
    assertEquals(bundle.resolve(definition("Alias")), bundle.find("#/$defs/Alias"));
    assertEquals(bundle.resolve(definition("#/$defs/T")), bundle.find("#/$defs/T"));
    assertEquals(new Resolution.Unresolvable("t", bundle.definitions().keySet()), bundle.find("t"));
    assertEquals(
        Set.of("T", "Alias", "Twice", "a/b ~%", "Nested", "#/$defs/T", "Tree"),
        bundle.definitions().keySet());
  }

  private SchemaNode definition(String name) {
    return assertInstanceOf(SchemaNode.class, bundle.definitions().get(name));
  }
}
