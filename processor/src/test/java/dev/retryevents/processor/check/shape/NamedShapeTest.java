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
  void whatIsMadeOfNothingButItselfIsTold() {
    for (String self :
        List.of(
            "{'type':'array','items':" + REF + "}",
            "{'additionalProperties':" + REF + "}",
            "{'anyOf':[" + REF + ",{'type':'null'}]}")) {
      Shaped shaped = Shaped.of(Bundles.event("'a':" + REF) + ",'T':" + self);
      assertEquals(1, shaped.told().size(), shaped.told()::toString);
      assertTrue(shaped.told().get(0).startsWith("1.type [RefCycle] b.json#/$defs/T "));
    }
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
  void twoTypesOfOneNameAreTold() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'$ref':'#/$defs/rate-limit'}", "'b':{'$ref':'#/$defs/RateLimit'}")
                + ",'rate-limit':{'enum':['x']},'RateLimit':{'enum':['y']}");
    assertEquals(1, shaped.told().size());
    assertTrue(
        shaped
            .told()
            .get(0)
            .endsWith(
                "in Java this type is \"RateLimit\", as is #/$defs/rate-limit; rename one of them"),
        shaped.told()::toString);
  }

  @Test
  void anEventInsideOfAnEventNeedsAnotherName() {
    String event = Bundles.event("'next':{'anyOf':[{'$ref':'#/$defs/X'},{'type':'null'}]}");
    assertTrue(
        Shaped.of(event)
            .told()
            .get(0)
            .endsWith(
                "in Java this type is \"X\", as is the event of row 1; give that row another \"name\""));
    Shaped renamed = Shaped.of(event, Sources.extending(), Rows.of("X").named("XEvent"));
    assertEquals(List.of(), renamed.told());
    assertEquals("X? next", renamed.members());
    assertEquals(List.of("X(X? next)"), renamed.others());
  }

  @Test
  void namesOfTheFamilyAndOfThePackageAreTaken() {
    String event =
        Bundles.event("'a':{'$ref':'#/$defs/FamilyMapping'}", "'b':{'$ref':'#/$defs/Mine'}")
            + ",'FamilyMapping':{'enum':['x']},'Mine':{'enum':['y']}";
    List<String> told = Shaped.of(event, Sources.extending(), Set.of("Mine"), Rows.of("X")).told();
    assertEquals(2, told.size(), told::toString);
    assertTrue(told.get(0).endsWith("as is a type of the family; rename the definition"));
    assertTrue(told.get(1).endsWith("as is a type that the package has; rename the definition"));
  }

  @Test
  void rowsOverOneDefinitionEachHaveTheirOwnRecords() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':{'properties':{}}", "'b':{'enum':['x']}", "'c':" + REF)
                + ",'T':{'enum':['y']}",
            Sources.extending(),
            Rows.of("X").named("First"),
            Rows.of("#/$defs/X").named("Second"));
    assertEquals(List.of(), shaped.told());
    assertEquals(List.of("FirstB[X]", "SecondB[X]", "T[Y]"), shaped.others());
  }

  @Test
  void aFaultIsToldOnceAndSpoilsEveryRowThatReachesIt() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'a':" + REF)
                + ",'Y':{'properties':{'b':{'$ref':'#/$defs/U'}}},'U':{'properties':{'c':"
                + REF
                + "}},'T':{'properties':{'d':{'format':'date'},'u':{'$ref':'#/$defs/U'}}},"
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
  void aTypeWithAFaultHasAStandInSoThatItsNameCompiles() {
    Shaped shaped =
        Shaped.of(Bundles.event("'a':" + REF, "'b':" + REF) + ",'T':{'enum':['x','X']}");
    assertEquals(1, shaped.told().size(), shaped.told()::toString);
    assertEquals("T a, T b", shaped.members());
    assertEquals(List.of("T()"), shaped.others());
  }
}
