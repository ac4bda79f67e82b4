package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.check.Rows;
import dev.retryevents.processor.check.Sources;
import dev.retryevents.processor.model.RecordRules;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RecordShapeTest {

  private static final String INTEGER = ":{'type':'integer'}";

  @Test
  void millisecondsHaveASecondAccessor() {
    assertEquals(
        "long delayMs/DURATION delay, long resetsAtMs/INSTANT resetsAt",
        Shaped.of(Bundles.event("'delayMs'" + INTEGER, "'resetsAtMs'" + INTEGER)).members());
  }

  @Test
  void onlyAnIntegerWithANameBeforeItsUnitIsATime() {
    assertEquals(
        "double aMs, long ms, long items, long atMs/DURATION at",
        Shaped.of(
                Bundles.event(
                    "'aMs':{'type':'number'}",
                    "'ms'" + INTEGER,
                    "'items'" + INTEGER,
                    "'atMs'" + INTEGER))
            .members());
  }

  @Test
  void aTimeGivesWayToAComponentOfItsName() {
    assertEquals(
        "long delayMs, String delay",
        Shaped.of(Bundles.event("'delayMs'" + INTEGER, "'delay':{'type':'string'}")).members());
  }

  @Test
  void twoTimesOfOneNameAreOneAccessor() {
    assertEquals(
        "long newMs/DURATION newValue, long newValueMs",
        Shaped.of(Bundles.event("'newMs'" + INTEGER, "'newValueMs'" + INTEGER)).members());
  }

  @Test
  void aTimeGivesWayToAMethodThatReturnsSomethingElse() {
    String event = Bundles.event("'delayMs'" + INTEGER);
    assertEquals(
        "long delayMs",
        Shaped.of(event, Sources.extending("String delay"), Rows.of("X")).members());
    Shaped same = Shaped.of(event, Sources.extending("java.time.Duration delay"), Rows.of("X"));
    assertEquals("long delayMs/DURATION delay", same.members());
    assertEquals(List.of(), same.leading());
  }

  @Test
  void membersThatTheRowSuppliesItselfAreSetBeside() {
    assertEquals(
        "String messageValue, String titleValue, String msgTypeValue",
        Shaped.of(
                Bundles.event(
                    "'message':{'type':'string'}",
                    "'title':{'type':'string'}",
                    "'msgType':{'type':'string'}"))
            .members());
  }

  @Test
  void aMemberThatAnInheritedAccessorMeetsIsSetBesideUnlessItIsTheSame() {
    Shaped shaped =
        Shaped.of(
            Bundles.event("'snapshot':{'type':'string'}", "'model':{'type':'string'}"),
            Sources.extending("com.acme.Snapshot snapshot", "String model", "int snapshotValue"),
            Rows.of("X"));
    assertEquals("String snapshotValueValue, String model", shaped.members());
    assertEquals(List.of("Snapshot snapshot", "int snapshotValue"), shaped.leading());
  }

  @Test
  void anAccessorMayReturnTypesThatAreGeneratedOnlyNow() {
    Shaped shaped =
        Shaped.of(
            Bundles.event(
                    "'kind':{'enum':['a']}",
                    "'kinds':{'type':'array','items':{'$ref':'#/$defs/K'}}")
                + ",'K':{'enum':['b']}",
            Sources.extending("XKind kind", "java.util.List<K> kinds"),
            Rows.of("X"));
    assertEquals("XKind kind, List<K> kinds", shaped.members());
    assertEquals(List.of(), shaped.leading());
  }

  @Test
  void membersOfOneNameAreSetApartUnlessJsonSpellsTheNameSo() {
    assertEquals(
        "long minLines_5d5f3f, long minLines_f6e55a",
        Shaped.of(Bundles.event("'min-lines'" + INTEGER, "'min_lines'" + INTEGER)).members());
    assertEquals(
        "long minLines_5d5f3f, long minLines",
        Shaped.of(Bundles.event("'min-lines'" + INTEGER, "'minLines'" + INTEGER)).members());
    assertEquals(
        "long minLines, long minLines_5d5f3f",
        Shaped.of(Bundles.event("'minLines'" + INTEGER, "'min-lines'" + INTEGER)).members());
  }

  @Test
  void aMemberThatAnotherAsksForIsARuleOrRequired() {
    Shaped shaped =
        Shaped.of(
            "'X':{'required':['d'],'properties':{'w':{'type':'integer'},'h':{'type':'integer'},"
                + "'d':{'type':'string'},'e':{'type':'string'}},'dependentRequired':"
                + "{'w':['h','d'],'h':['w'],'d':['e'],'q':[]}}");
    assertEquals(List.of(), shaped.told());
    assertEquals("Long? w, Long? h, String d, String e", shaped.members());
    assertEquals(
        List.of(
            new RecordRules.Dependency("h", List.of("w")),
            new RecordRules.Dependency("w", List.of("h"))),
        shaped.rows().get(0).rules().dependencies());
  }

  @Test
  void anObjectThatRefusesOthersIsClosed() {
    assertTrue(
        Shaped.of("'X':{'properties':{'a':{}},'additionalProperties':false}")
            .rows()
            .get(0)
            .rules()
            .closed());
    assertFalse(Shaped.of("'X':{'properties':{'a':{}}}").rows().get(0).rules().closed());
  }

  @Test
  void aRequiredMemberThatIsNoPropertyIsTold() {
    assertEquals(
        List.of(
            "1.type [RequiredUnknown] b.json#/$defs/X/required/0 (1:85): \"modle\" is required but"
                + " is no property; did you mean \"model\"?"),
        Shaped.of("'X':{'required':['modle'],'properties':{'model':{'type':'string'}}}").told());
  }

  @Test
  void aRecordHasRoomFor254Slots() {
    assertTrue(ofIntegers(127, "'integer'").rows().get(0).sound());
    assertFalse(ofIntegers(128, "'integer'").rows().get(0).sound());
    assertTrue(ofIntegers(254, "['integer','null']").rows().get(0).sound());
    assertFalse(ofIntegers(255, "['integer','null']").rows().get(0).sound());
  }

  @Test
  void leadingComponentsTakeSlotsToo() {
    String event = Bundles.event(members(127, "'integer'"));
    assertFalse(
        Shaped.of(event, Sources.extending("boolean live"), Rows.of("X")).rows().get(0).sound());
  }

  @Test
  void typesInsideMayBeClassesAndHaveMoreRoom() {
    assertEquals(List.of(), ofInner(500).told());
    Shaped refused = ofInner(501);
    assertEquals(1, refused.told().size());
    assertTrue(
        refused.told().get(0).contains("[UnsupportedShape] b.json#/$defs/Inner"),
        refused.told()::toString);
  }

  private static Shaped ofInner(int count) {
    return Shaped.of(
        Bundles.event("'inner':{'$ref':'#/$defs/Inner'}")
            + ","
            + Bundles.event(members(count, "'integer'")).replaceFirst("X", "Inner"));
  }

  private static Shaped ofIntegers(int count, String type) {
    return Shaped.of(Bundles.event(members(count, type)));
  }

  private static String[] members(int count, String type) {
    return IntStream.range(0, count)
        .mapToObj(index -> "'m" + index + "':{'type':" + type + "}")
        .toArray(String[]::new);
  }
}
