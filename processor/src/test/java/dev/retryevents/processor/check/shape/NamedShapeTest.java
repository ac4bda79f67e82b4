package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.check.Rows;
import dev.retryevents.processor.check.Sources;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NamedShapeTest {

  private static final String REF = "{'$ref':'#/$defs/T'}";

  @Test
  void anEnumIsClosedUnlessItSaysOtherwise() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'enum':['x','in-progress']}", "'b':" + REF, "'c':{'const':'k'}")
                + ",'T':{'type':'string','enum':['y'],'x-msp-openness':'open'}");
    assertEquals(List.of(), shaped.told());
    assertEquals("XA a, T b, XC c", shaped.members());
    assertEquals(List.of("open T[Y]", "XA[X, IN_PROGRESS]", "XC[K]"), shaped.others());
  }

  @Test
  void anEnumThatListsNullIsNullable() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                "'a':{'enum':['x',null]}",
                "'b':{'type':['string','null'],'enum':['x',null]}",
                "'c':{'type':['string','null'],'enum':['x']}"));
    assertEquals(List.of(), shaped.told());
    assertEquals("XA? a, XB? b, XC c", shaped.members());
  }

  @Test
  void anObjectInsideIsNamedByItsPath() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                "'a':{'properties':{'b':{'type':'array','items':{'properties':{'c':true}}}}}"));
    assertEquals("XA a", shaped.members());
    assertEquals(List.of("XA(List<XABItem>? b)", "XABItem(JsonValue? c)"), shaped.others());
  }

  @Test
  void anEmptyObjectIsFreeInlineAndARecordAsADefinition() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                    "'a':{'type':'object'}",
                    "'b':{'$ref':'#/$defs/Empty'}",
                    "'c':{'type':'object','additionalProperties':false}")
                + ",'Empty':{'type':'object','properties':{}}");
    assertEquals(List.of(), shaped.told());
    assertEquals("JsonObject a, Empty b, XC c", shaped.members());
    assertEquals(List.of("Empty()", "XC()"), shaped.others());
  }

  @Test
  void aDefinitionThatIsNullableNamesItsBranch() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':" + REF, "'b':" + REF)
                + ",'T':{'anyOf':[{'properties':{'c':{'type':'string'}}},{'type':'null'}]}");
    assertEquals(List.of(), shaped.told());
    assertEquals("T? a, T? b", shaped.members());
    assertEquals(List.of("T(String? c)"), shaped.others());
  }

  @Test
  void aTypeMayContainItself() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':" + REF)
                + ",'T':{'properties':{'next':"
                + REF
                + ",'all':{'type':'array','items':"
                + REF
                + "}}}");
    assertEquals(List.of(), shaped.told());
    assertEquals(List.of("T(T? next, List<T>? all)"), shaped.others());
  }

  @Test
  void aListMayContainItselfThroughAnObject() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':" + REF)
                + ",'T':{'type':'array','items':{'properties':{'more':"
                + REF
                + "}}}");
    assertEquals(List.of(), shaped.told());
    assertEquals("List<TItem> a", shaped.members());
    assertEquals(List.of("TItem(List<TItem>? more)"), shaped.others());
  }

  @Test
  void aListOrMapThatContainsItselfHasARecordAroundIt() {
    assertWrapped("{'type':'array','items':" + REF + "}", "T around List<T> value");
    assertWrapped("{'additionalProperties':" + REF + "}", "T around Map<String, T> value");
  }

  private static void assertWrapped(String self, String type) {
    Shaped shaped = Shaped.of(Bundles.event("'a':" + REF, "'b':" + REF) + ",'T':" + self);
    assertEquals(List.of(), shaped.told());
    assertEquals("T a, T b", shaped.members());
    assertEquals(List.of(type), shaped.others());
  }

  @Test
  void whereTheWalkBeginsDoesNotMatterToWhatIsWrapped() {
    String lists =
        ",'T':{'type':'array','items':{'$ref':'#/$defs/U'}},'U':{'type':'array','items':"
            + REF
            + "}";
    List<String> both = List.of("T around List<U> value", "U around List<T> value");
    assertEquals(both, Shaped.of(Bundles.event("'a':" + REF) + lists).others());
    assertEquals(both, Shaped.of(Bundles.event("'a':{'$ref':'#/$defs/U'}") + lists).others());
  }

  @Test
  void aDefinitionWhoseBranchesNothingTellsApartHasARecordAroundRawJson() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':" + REF)
                + ",'T':{'anyOf':[{'properties':{'b':{}}},{'properties':{'c':{}}}]}");
    assertEquals(1, shaped.told().size(), shaped.told()::toString);
    assertEquals("T a", shaped.members());
    assertEquals(List.of("T around JsonObject json"), shaped.others());
  }

  @Test
  void aReferenceIntoATypeHasOneNameHoweverOftenItIsFollowed() {
    String inner = "{'$ref':'#/$defs/T/properties/link'}";
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':" + inner, "'b':" + REF)
                + ",'T':{'properties':{'link':{'properties':{'again':"
                + inner
                + "}}}}");
    assertEquals(List.of(), shaped.told());
    assertEquals("TLink a, T b", shaped.members());
    assertEquals(List.of("T(TLink? link)", "TLink(TLink? again)"), shaped.others());
  }

  @Test
  void typesOfOneNameAreSetApartUnlessJsonSpellsTheNameSo() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'$ref':'#/$defs/rate-limit'}", "'b':{'$ref':'#/$defs/RateLimit'}")
                + ",'rate-limit':{'enum':['x']},'RateLimit':{'enum':['y']}");
    assertEquals(List.of(), shaped.told());
    assertEquals("RateLimit_0708dd a, RateLimit b", shaped.members());
  }

  @Test
  void typesWhoseNamesDifferByCaseAreSetApartForFileSystems() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'$ref':'#/$defs/Url'}", "'b':{'$ref':'#/$defs/URL'}")
                + ",'URL':{'enum':['x']},'Url':{'enum':['y']}");
    assertEquals(List.of(), shaped.told());
    assertEquals("Url a, URL_1d5371 b", shaped.members());
  }

  @Test
  void aTypeInsideGivesWayToADefinitionOfItsName() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'enum':['x']}", "'b':{'$ref':'#/$defs/xA'}")
                + ",'xA':{'enum':['y']}");
    assertEquals(List.of(), shaped.told());
    assertEquals("XA_7dcb90 a, XA b", shaped.members());
  }

  @Test
  void anEventInsideOfAnEventHasATypeBesideIt() {
    String event = Bundles.event("'next':{'anyOf':[{'$ref':'#/$defs/X'},{'type':'null'}]}");
    Shaped same = Shaped.of(event);
    assertEquals(List.of(), same.told());
    assertEquals("X_aaecce? next", same.members());
    assertEquals(List.of("X_aaecce(X_aaecce? next)"), same.others());
    Shaped renamed = Shaped.of(event, Sources.extending(), Rows.of("X").named("XEvent"));
    assertEquals(List.of("X(X? next)"), renamed.others());
  }

  @Test
  void namesOfTheFamilyAndOfThePackageAreTaken() {
    String event =
        Bundles.event("'a':{'$ref':'#/$defs/FamilyMapping'}", "'b':{'$ref':'#/$defs/Mine'}")
            + ",'FamilyMapping':{'enum':['x']},'Mine':{'enum':['y']}";
    Shaped shaped = Shaped.of(event, Sources.extending(), Set.of("Mine"), Rows.of("X"));
    assertEquals(List.of(), shaped.told());
    assertEquals("FamilyMapping_2748f7 a, Mine_7790e6 b", shaped.members());
  }

  @Test
  void rowsOverOneDefinitionShareTheTypesInside() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'properties':{}}", "'b':{'enum':['x']}", "'c':" + REF)
                + ",'T':{'enum':['y']}",
            Sources.extending(),
            Rows.of("X").named("First"),
            Rows.of("#/$defs/X").named("Second"));
    assertEquals(List.of(), shaped.told());
    assertEquals(List.of("T[Y]", "XB[X]"), shaped.others());
  }

  @Test
  void aFaultIsToldOnceAndSpoilsEveryRowThatReachesIt() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':" + REF)
                + ",'Y':{'properties':{'b':{'$ref':'#/$defs/U'}}},'U':{'properties':{'c':"
                + REF
                + "}},'T':{'properties':{'d':{'$ref':'#/$defs/Nothing'},'u':{'$ref':'#/$defs/U'}}},"
                + "'Z':{'properties':{'e':{'type':'string'}}}",
            Sources.extending(),
            Rows.of("X"),
            Rows.of("Y"),
            Rows.of("Z"));
    assertEquals(1, shaped.told().size(), shaped.told()::toString);
    assertFalse(shaped.rows().get(0).sound());
    assertFalse(shaped.rows().get(1).sound());
    assertTrue(shaped.rows().get(2).sound());
  }

  @Test
  void valuesOfOneNameAreSetApartUnlessJsonSpellsTheNameSo() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':" + REF, "'b':{'enum':['foo-bar','foo_bar','foo']}")
                + ",'T':{'enum':['x','X']}");
    assertEquals(List.of(), shaped.told());
    assertEquals(
        List.of("T[X__2d7116, X]", "XB[FOO_BAR__7d89c4, FOO_BAR__4928ca, FOO]"), shaped.others());
  }
}
