package dev.retryevents.processor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Members that the schema does not know are kept where that is asked for, and written back. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeptMembersTest {

  private static final String BUNDLE =
      """
      "$defs": {
        "Ball": {"type": "object",
          "properties": {
            "id": {"type": "string"},
            "inside": {"$ref": "#/$defs/Ball"},
            "unknownMembers": {"type": "integer"}}},
        "Nothing": {"type": "object", "properties": {}},
        "Shape": {"oneOf": [
          {"type": "object", "properties": {"kind": {"const": "dot"}}, "required": ["kind"]},
          {"type": "object",
           "properties": {"kind": {"const": "line"}, "to": {"type": "integer"}},
           "required": ["kind"]}]}
      }""";

  private CompiledModel model;

  @BeforeAll
  void compile(@TempDir Path folder) {
    model =
        CompiledModel.of(
            folder,
            "types = \"*\", unknownMembers = dev.retryevents.annotation.UnknownMembers.KEEP",
            BUNDLE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Ball | {'id':'a','x':[1e400,{'y':null}],'':''}",
        "Ball | {'inside':{'x':1},'unknownMembers':2,'unknownMembers_':3}",
        "Nothing | {'x':1,'y':2}",
        "Nothing | {}",
        "Shape | {'kind':'dot','x':1}",
        "Shape | {'kind':'line','to':1,'x':1}"
      })
  void theyAreWrittenBackBehindTheOthers(String type, String json) {
    JsonCodec<Object> codec = model.codec(type);
    Object value = codec.decode(quoted(json));
    assertEquals(quoted(json), codec.encodeToString(value));
    assertEquals(value, codec.decode(codec.encode(value)));
  }

  @Test
  void noneOfThemRepeats() {
    JsonCodec<Object> codec = model.codec("Ball");
    JsonException fault =
        assertThrows(JsonException.class, () -> codec.decode(quoted("{'x':1,'x':1}")));
    assertEquals("each name once", fault.expected());
  }

  @Test
  void aProgramNeedNotGiveThemAndCannotGiveKnownOnes() throws ReflectiveOperationException {
    Class<?> nothing = model.loader().loadClass("demo.Nothing");
    assertEquals(model.codec("Nothing").decode("{}"), nothing.getConstructor().newInstance());
    assertThrows(
        InvocationTargetException.class,
        () -> nothing.getConstructor(JsonObject.class).newInstance((Object) null));
    Class<?> type = model.loader().loadClass("demo.Ball");
    Object ball =
        type.getConstructor(String.class, type, Long.class, JsonObject.class)
            .newInstance(null, null, null, new JsonObject(Map.of("id", JsonValue.parse("1"))));
    assertThrows(IllegalArgumentException.class, () -> model.codec("Ball").encode(ball));
  }

  private static String quoted(String json) {
    return json.replace('\'', '"');
  }
}
