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
  void theLoopOverNamesEndsWithTheObject() {
    String spaced = "{ \"model\" : 0 , \"modelId\" :1, \"é\\\"n\":2 }";
    for (String text : List.of("{}", spaced, spaced.replace(" ", ""), spaced + " ".repeat(20))) {
      JsonReader in = Texts.reader(text);
      in.beginObject();
      int next = 0;
      for (int i = in.nextName(WORDS, 0);
          i != JsonVocabulary.NO_NAME;
          i = in.nextName(WORDS, i + 1)) {
        assertEquals(next++, i, text);
        assertEquals(i, in.nextInt(), text);
      }
      in.endObject();
      in.end();
      assertEquals(text.equals("{}") ? 0 : 3, next);
    }
  }

  @Test
  void namesOfEveryLengthAreTold() {
    for (int length = 0; length < 30; length++) {
      String name = "n".repeat(length);
      JsonVocabulary one = JsonVocabulary.of(name + "x", name);
      String text = "{\"\":0,\"%sy\":1,\"%s\":2}".formatted(name, name);
      JsonReader in = Texts.reader(text);
      in.beginObject();
      in.nextName();
      in.skipValue();
      assertEquals(JsonVocabulary.UNKNOWN, in.nextName(one, 1));
      assertEquals(name + "y", in.nextName());
      in.skipValue();
      assertEquals(1, in.nextName(one, 1), name);
      assertEquals(2, in.nextInt());
      in.endObject();
    }
  }

  @Test
  void namesAreNotAskedForWhereAValueIsDue() {
    JsonReader in = Texts.reader("{\"model\":\"model\"}");
    in.beginObject();
    in.nextName();
    assertThrows(IllegalStateException.class, () -> in.nextName(WORDS, 0));
    assertEquals(0, in.nextString(WORDS));
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
    assertEquals(JsonVocabulary.UNKNOWN, in.nextName(WORDS, 0));
    assertEquals("mode", in.nextName());
    assertEquals(JsonVocabulary.UNKNOWN, in.nextString(WORDS));
    assertEquals("models", in.nextString());
    assertEquals(JsonVocabulary.UNKNOWN, in.nextName(WORDS, -1));
    assertEquals("\n", in.nextName());
    in.skipValue();
    in.endObject();
  }

  @Test
  void faultsInWordsAreFaults() {
    assertEquals(
        "expected the closing '\"' of a string, found the end of the text at 1:1",
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
