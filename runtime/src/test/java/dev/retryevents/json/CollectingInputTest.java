package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CollectingInputTest {

  private static final Turn.Codec CODEC = Turn.Codec.INSTANCE;
  private static final String SOUND =
      "{\"attempt\":1,\"reason\":\"r\",\"kind\":\"rateLimit\",\"delays\":[1],"
          + "\"source\":{\"id\":\"s\",\"sequence\":7}}";

  @Test
  void aTextThatDecodesHasNoViolations() {
    assertEquals(List.of(), CODEC.violations(SOUND));
  }

  @Test
  void everyViolationIsCollectedWithPointerAndOffset() {
    assertEquals(
        List.of(
            "expected at least 1, found 0 at byte 11, pointer \"/attempt\"",
            "expected a string, found null at byte 22, pointer \"/reason\"",
            "expected one of \"rateLimit\", \"truncation\", found \"other\""
                + " at byte 34, pointer \"/kind\"",
            "expected a number, found a string at byte 54, pointer \"/delays/1\"",
            "expected an integer, found the number 1.5 at byte 58, pointer \"/delays/2\"",
            "expected a string, found an array at byte 78, pointer \"/source/id\""),
        violations(
            "{\"attempt\":0,\"reason\":null,\"kind\":\"other\",\"delays\":[1,\"2\",1.5],"
                + "\"source\":{\"id\":[{}],\"sequence\":7}}"));
  }

  @Test
  void missingAndRepeatedMembersAreCollected() {
    assertEquals(
        List.of(
            "expected each name once, found \"attempt\" again at byte 13, pointer \"\"",
            "expected the member \"id\", found the end of the object"
                + " at byte 49, pointer \"/source\"",
            "expected the member \"reason\", found the end of the object at byte 50, pointer \"\"",
            "expected the member \"kind\", found the end of the object at byte 50, pointer \"\"",
            "expected the member \"delays\", found the end of the object at byte 50, pointer \"\""),
        violations("{\"attempt\":1,\"attempt\":2,\"source\":{\"sequence\":7  }}"));
  }

  @Test
  void ofAValueOfAnotherTypeNothingMoreIsSaid() {
    assertEquals(
        List.of("expected an object, found an array at byte 0, pointer \"\""), violations("[1]"));
    assertEquals(
        List.of(
            "expected a string, found a number at byte 33, pointer \"/kind\"",
            "expected an array, found an object at byte 44, pointer \"/delays\"",
            "expected an object, found true or false at byte 63, pointer \"/source\""),
        violations(
            "{\"attempt\":1,\"reason\":\"r\",\"kind\":7,\"delays\":{\"a\":1},  \"source\":true}"));
  }

  @Test
  void aTextThatIsNotJsonEndsItAndIsTheLast() {
    assertEquals(
        List.of(
            "expected at least 1, found 0 at byte 11, pointer \"/attempt\"",
            "expected a value, found '!' at byte 22, pointer \"/reason\""),
        violations("{\"attempt\":0,\"reason\":!}"));
    assertEquals(
        List.of("expected null, found another word at byte 11, pointer \"/attempt\""),
        violations("{\"attempt\":nil}"));
    assertEquals(
        List.of("expected a digit, found '}' at byte 13, pointer \"/attempt\""),
        violations("{\"attempt\":1.}"));
    assertEquals(
        List.of("expected a text of at most 9 bytes, found 12 bytes at byte 0, pointer \"\""),
        shown(CODEC.violations(new byte[12], 0, 12, JsonLimits.DEFAULT.withTextLength(9))));
  }

  @Test
  void whatACodecLeavesUnreadIsAViolation() {
    CollectingInput in = new CollectingInput(Texts.reader("[[1,{\"a\":2}],{\"b\":3,\"c\":[]}]"), 9);
    in.beginArray();
    in.beginArray();
    assertEquals(1, in.nextInt());
    in.endArray();
    in.beginObject();
    in.endObject();
    assertEquals(0, in.nextInt());
    in.endArray();
    in.end();
    assertEquals(
        List.of(
            "expected ']', found an object at byte 4, pointer \"/0/1\"",
            "expected '}', found a name at byte 14, pointer \"/1\"",
            "expected a number, found ']' at byte 27, pointer \"\""),
        shown(in.violations()));
  }

  @Test
  void noMoreAreCollectedThanThereIsRoomFor() {
    JsonLimits two = JsonLimits.DEFAULT.withViolations(2);
    byte[] text = Texts.utf8(SOUND.replace("[1]", "[null,null,null,null]"));
    assertEquals(2, CODEC.violations(text, 0, text.length, two).size());
    byte[] many = Texts.utf8(SOUND.replace("[1]", "[" + "null,".repeat(1_000) + "1]"));
    assertEquals(100, CODEC.violations(many).size());
  }

  @Test
  void longPointersLeaveRoomForFew() {
    String name = "n".repeat(1 << 20);
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < 3; i++) {
      text.append("{\"").append(name).append("\":null},");
    }
    CollectingInput in = new CollectingInput(Texts.reader(text.append("1]").toString()), 9);
    in.beginArray();
    read(in);
    assertThrows(JsonException.class, () -> read(in));
    assertEquals(1, in.violations().size());
  }

  private static void read(CollectingInput in) {
    in.beginObject();
    in.nextName();
    in.nextLong();
    in.endObject();
  }

  @Test
  void misuseIsNotCollected() {
    CollectingInput in = new CollectingInput(Texts.reader("{\"a\":1}"), 9);
    in.beginObject();
    assertThrows(IllegalStateException.class, in::nextLong);
    assertEquals(0, in.faults());
  }

  @Test
  void faultsAreCountedAsTheyAreFound() {
    CollectingInput in = new CollectingInput(Texts.reader("[\"a\",1]"), 9);
    in.beginArray();
    assertEquals(0, in.nextLong());
    assertEquals(1, in.faults());
    in.reject("nothing more of a stand-in", "0");
    assertEquals(1, in.faults());
    assertEquals(1, in.nextLong());
    in.reject("at least 2", "1");
    assertEquals(2, in.faults());
    assertTrue(in.violations().get(1).toString().endsWith("pointer \"/1\""));
  }

  private static List<String> violations(String text) {
    return shown(CODEC.violations(text));
  }

  private static List<String> shown(List<JsonViolation> violations) {
    return violations.stream().map(JsonViolation::toString).toList();
  }
}
