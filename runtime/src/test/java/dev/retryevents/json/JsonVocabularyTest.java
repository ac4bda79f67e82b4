package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonVocabularyTest {

  private static final JsonVocabulary WORDS = JsonVocabulary.of("model", "modelId", "é\"n");

  @Test
  void namesAreReadByIndexInAnyOrder() {
    JsonReader in = Texts.reader("{\"modelId\":1,\"é\\\"n\" : 2,\"model\":3}");
    in.beginObject();
    assertEquals(1, in.nextName(WORDS, 0));
    assertEquals(1, in.nextInt());
    assertEquals(2, in.nextName(WORDS, 2));
    assertEquals(2, in.nextInt());
    assertEquals(0, in.nextName(WORDS, 3));
    assertEquals(3, in.nextInt());
    in.endObject();
  }

  @Test
  void wordsMayBeSpelledWithEscapes() {
    JsonReader in = Texts.reader("{\"mod\\u0065l\":\"\\u00e9\\u0022n\"}");
    in.beginObject();
    assertEquals(0, in.nextName(WORDS, 1));
    assertEquals(2, in.nextString(WORDS));
    in.endObject();
  }

  @Test
  void unknownWordsAreStillToBeRead() {
    JsonReader in = Texts.reader("{\"mode\":\"models\",\"\\n\":\"\"}");
    in.beginObject();
    assertEquals(-1, in.nextName(WORDS, 0));
    assertEquals("mode", in.nextName());
    assertEquals(-1, in.nextString(WORDS));
    assertEquals("models", in.nextString());
    assertEquals(-1, in.nextName(WORDS, -1));
    assertEquals("\n", in.nextName());
    in.skipValue();
    in.endObject();
  }

  @Test
  void faultsInWordsAreFaults() {
    assertEquals(
        "a string without its closing '\"' at 1:1",
        Texts.fault("\"model", in -> in.nextString(WORDS)));
    assertEquals(
        "expected ':' after the name \"model\", found '}' at 1:9",
        Texts.fault(
            "{\"model\"}",
            in -> {
              in.beginObject();
              in.nextName(WORDS, 0);
            }));
  }

  @Test
  void wordsAreWrittenByIndex() {
    JsonWriter out = new JsonWriter();
    out.beginObject().name(WORDS, 2).value(WORDS, 0).name(WORDS, 1).value(1).endObject();
    assertEquals("{\"é\\\"n\":\"model\",\"modelId\":1}", out.toString());
  }

  @Test
  void wordsMustDiffer() {
    assertThrows(IllegalArgumentException.class, () -> JsonVocabulary.of("a", "b", "a"));
    assertThrows(IllegalArgumentException.class, () -> JsonVocabulary.of("\uD800"));
    assertEquals(List.of("model", "modelId", "é\"n"), WORDS.words());
  }
}
