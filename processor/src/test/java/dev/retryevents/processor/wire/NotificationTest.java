package dev.retryevents.processor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonValue;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Notifications are told apart by their method, wherever it stands, and none is thrown away. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NotificationTest {

  private static final String BUNDLE =
      """
      "$defs": {
        "Ball": {"type": "object",
          "properties": {"id": {"type": "string"}, "by": {"type": "string"}},
          "required": ["id"]}
      },
      "notifications": {
        "ball/thrown": {"params": {"$ref": "#/$defs/Ball"}},
        "ball/caught": {"params": {"$ref": "#/$defs/Ball"}},
        "over": {}
      }""";

  private JsonCodec<Object> codec;
  private JsonCodec<Object> unframed;

  @BeforeAll
  void compile(@TempDir Path folder) {
    CompiledModel model = CompiledModel.of(folder, "notifications = \"*\"", BUNDLE);
    codec = model.codec("Notification");
    unframed = model.codec("Notification", "UNFRAMED");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "BallThrown | {'jsonrpc':'2.0','method':'ball/thrown','params':{'id':'a'},'emittedAtMs':7}",
        "BallCaught | {'jsonrpc':'2.0','method':'ball/caught','params':{'by':'b','id':'a'}}",
        "BallCaught | {'emittedAtMs':-1,'params':{'id':'method'},'method':'ball/caught','jsonrpc':'2.0'}",
        "Over | {'jsonrpc':'2.0','method':'over'}",
        "Over | {'method':'over','emittedAtMs':1754590940500,'jsonrpc':'2.0'}",
        "UnknownNotification | {'jsonrpc':'2.0','method':'ball/lost','params':[1e400],'x':null}",
        "UnknownNotification | {'emittedAtMs':'soon','params':3,'method':''}"
      })
  void aFrameIsReadInAnyOrderAndWrittenBack(String type, String json) {
    Object notification = codec.decode(quoted(json));
    assertEquals(type, notification.getClass().getSimpleName());
    assertEquals(JsonValue.parse(quoted(json)), JsonValue.parse(codec.encode(notification)));
    assertEquals(notification, codec.decode(codec.encode(notification)));
  }

  @Test
  void anElementOfAPageIsReadAndWrittenWithoutAFrame() {
    String json = quoted("{'method':'ball/thrown','params':{'id':'a'}}");
    Object notification = codec.decode(json);
    assertEquals(json, unframed.encodeToString(notification));
    assertEquals(
        quoted("{'jsonrpc':'2.0','method':'ball/thrown','params':{'id':'a'}}"),
        codec.encodeToString(notification));
  }

  @Test
  void aMomentIsKeptAndGivenAsAnInstant() {
    Object at = codec.decode(quoted("{'method':'over','emittedAtMs':1500}"));
    assertEquals(1500L, CompiledModel.get(at, "emittedAtMs"));
    assertEquals(Instant.ofEpochMilli(1500), CompiledModel.get(at, "emittedAt"));
    Object unknown = codec.decode(quoted("{'method':'x','emittedAtMs':1500}"));
    assertEquals(1500L, CompiledModel.get(unknown, "emittedAtMs"));
    Object never = codec.decode(quoted("{'method':'over','emittedAtMs':null}"));
    assertEquals(null, CompiledModel.get(never, "emittedAt"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{'x':[]}", "[]", "null", "7"})
  void parametersThatNobodyExpectsAreMovedOver(String params) {
    Object over = codec.decode(quoted("{'method':'over','params':" + params + "}"));
    assertEquals(quoted("{'method':'over'}"), unframed.encodeToString(over));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'method':'ball/thrown'} | the member \"params\" | ",
        "{'method':'ball/thrown','params':null} | an object | /params",
        "{'method':'ball/thrown','params':[]} | an object | /params",
        "{'method':'ball/thrown','params':'x'} | an object | /params",
        "{'params':{'id':1},'method':'ball/thrown'} | a string | /params/id",
        "{'method':'over','emittedAtMs':'x'} | a number | /emittedAtMs",
        "{'method':'over','method':'over'} | each name once | ",
        "{'method':'over','jsonrpc':'1.0'} | \"2.0\" | /jsonrpc",
        "{'method':7} | a notification, whose member \"method\" is a string | ",
        "{'id':7,'result':{}} | a notification, whose member \"method\" is a string | ",
        "[] | an object | "
      })
  void whatIsNoNotificationIsRefusedAtItsPlace(String json, String expected, String pointer) {
    JsonException fault = assertThrows(JsonException.class, () -> codec.decode(quoted(json)));
    assertEquals(expected, fault.expected());
    assertEquals(pointer == null ? "" : pointer, fault.pointer());
    assertEquals(fault.violation(), codec.violations(quoted(json)).get(0));
  }

  private static String quoted(String json) {
    return json.replace('\'', '"');
  }
}
