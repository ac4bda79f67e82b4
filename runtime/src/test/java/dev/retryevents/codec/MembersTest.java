package dev.retryevents.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.event.Presence;
import dev.retryevents.json.CollectingInput;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonViolation;
import dev.retryevents.json.JsonVocabulary;
import dev.retryevents.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What all codecs do about members, one by one. */
class MembersTest {

  private static final JsonVocabulary NAMES = JsonVocabulary.of("a", "b", "c");
  private static final JsonVocabulary MANY =
      JsonVocabulary.of(
          IntStream.range(0, 130).mapToObj(index -> "m" + index).toArray(String[]::new));

  @Test
  void aMemberIsSeenOnce() {
    JsonReader in = reader("{}");
    long seen = Members.see(in, NAMES, Members.see(in, NAMES, 0, 0), 2);
    assertEquals(0b101, seen);
    JsonException fault = assertThrows(JsonException.class, () -> Members.see(in, NAMES, 0b100, 2));
    assertEquals("each name once", fault.expected());
  }

  @Test
  void membersOfLargeObjectsAreSeenOnce() {
    JsonReader in = reader("{}");
    long[] seen = new long[3];
    for (int member : new int[] {0, 63, 64, 127, 128, 129}) {
      Members.see(in, MANY, seen, member);
      assertThrows(JsonException.class, () -> Members.see(in, MANY, seen, member));
    }
    assertEquals(1L | 1L << 63, seen[0]);
    assertEquals(1L | 1L << 63, seen[1]);
    assertEquals(3L, seen[2]);
  }

  @Test
  void eachMissingMemberIsTold() {
    CollectingInput in = new CollectingInput(reader("{}"), 10);
    in.beginObject();
    Members.require(in, NAMES, 0b010, 0b111);
    assertEquals(
        List.of("the member \"a\"", "the member \"c\""),
        in.violations().stream().map(JsonViolation::expected).toList());
  }

  @Test
  void eachMissingMemberOfALargeObjectIsTold() {
    CollectingInput in = new CollectingInput(reader("{}"), 10);
    in.beginObject();
    Members.require(in, MANY, new long[] {1, 0, 0}, 1, 1L << 63, 2);
    assertEquals(
        List.of("the member \"m127\"", "the member \"m129\""),
        in.violations().stream().map(JsonViolation::expected).toList());
  }

  @Test
  void unknownMembersAreMovedOverOrKept() {
    JsonReader in = reader("{\"x\": [1], \"y\": {\"z\": null}}");
    in.beginObject();
    Set<String> names = Members.skip(in, null);
    assertEquals(Set.of("x", "y"), Members.skip(in, names));
    in.endObject();
    JsonReader again = reader("{\"x\": [1], \"y\": {\"z\": null}}");
    again.beginObject();
    Map<String, JsonValue> kept = Members.keep(again, Members.keep(again, null));
    assertEquals("{\"x\":[1],\"y\":{\"z\":null}}", Members.kept(kept).toString());
    assertEquals("{}", Members.kept(null).toString());
  }

  @Test
  void keptMembersAreWrittenUnlessTheyAreKnown() {
    JsonWriter out = new JsonWriter();
    out.beginObject();
    Members.write(out, NAMES, new JsonObject(Map.of("x", JsonValue.parse("1"))));
    assertEquals("{\"x\":1}", out.endObject().toString());
    JsonWriter other = new JsonWriter();
    other.beginObject();
    JsonObject known = new JsonObject(Map.of("a", JsonValue.parse("1")));
    assertThrows(IllegalArgumentException.class, () -> Members.write(other, NAMES, known));
  }

  @Test
  void absenceAndNullStayApart() {
    assertEquals(Presence.absent(), Members.presence(false, null));
    assertEquals(Presence.ofNull(), Members.presence(true, null));
    assertEquals(Presence.of("x"), Members.presence(true, "x"));
  }

  private static JsonReader reader(String json) {
    return new JsonReader(json.getBytes(StandardCharsets.UTF_8));
  }
}
