package dev.retryevents.processor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is large compiles all the same, and runs; what Java has no room for is one error. */
@Execution(ExecutionMode.CONCURRENT)
class LimitsTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"open", "closed"})
  void anEnumHasThreeThousandValues(String openness) {
    JsonCodec<Object> codec = model(vocabulary(3_000, openness)).codec("Big");
    for (int value : new int[] {0, 999, 1_000, 2_999}) {
      String json = "\"a value, number " + value + "\"";
      assertEquals(json, codec.encodeToString(codec.decode(json)));
    }
    if (openness.equals("open")) {
      assertEquals("\"x\"", codec.encodeToString(codec.decode("\"x\"")));
    } else {
      assertThrows(JsonException.class, () -> codec.decode("\"x\""));
    }
  }

  @Test
  void anEnumWithMoreIsTextThatIsNotChecked() {
    assertTold("NotAsserted", vocabulary(3_001, "closed"));
  }

  @ParameterizedTest
  @ValueSource(ints = {254, 255, 500})
  void anObjectHasFiveHundredMembers(int members) {
    JsonCodec<Object> codec = model(object(members, "{\"type\": \"string\"}")).codec("Big");
    String json = "{\"m0\":\"a\",\"m64\":\"b\",\"m" + (members - 1) + "\":\"c\"}";
    Object value = codec.decode(json);
    assertEquals(json, codec.encodeToString(value));
    assertEquals(value, codec.decode(json));
    assertEquals(value.hashCode(), codec.decode(json).hashCode());
    assertNotEquals(value, codec.decode("{}"));
    assertEquals("b", CompiledModel.get(value, "m64"));
    assertThrows(JsonException.class, () -> codec.decode("{\"m64\":\"b\",\"m64\":\"b\"}"));
  }

  @Test
  void membersMayAskForMuch() {
    String asking =
        "{\"type\": [\"integer\", \"null\"], \"minimum\": -1000000, \"maximum\": 1000000}";
    JsonCodec<Object> codec = model(object(500, asking)).codec("Big");
    String json = "{\"m0\":null,\"m499\":-1000000}";
    assertEquals(json, codec.encodeToString(codec.decode(json)));
    assertThrows(JsonException.class, () -> codec.decode("{\"m499\":1000001}"));
  }

  @Test
  void aWideObjectLacksNothingThatItNeeds() {
    String bundle = object(200, "{\"type\": \"integer\"}");
    String required =
        IntStream.range(0, 200).mapToObj(i -> "\"m" + i + "\"").collect(Collectors.joining(","));
    JsonCodec<Object> codec =
        model(bundle.replace("\"properties\"", "\"required\": [" + required + "], \"properties\""))
            .codec("Big");
    JsonException fault = assertThrows(JsonException.class, () -> codec.decode("{\"m0\": 1}"));
    assertEquals("the member \"m1\"", fault.expected());
    assertEquals(100, codec.violations("{\"m0\": 1}").size()); // as many as are collected
  }

  @Test
  void anObjectWithMoreIsRefused() {
    assertTold("UnsupportedShape", object(501, "{}"));
  }

  /** Fifty at a time reach each other in a circle. */
  @Test
  void aBundleHasThousandsOfDefinitions() {
    String bundle =
        IntStream.range(0, 2_000)
            .mapToObj(
                i ->
                    "\"D%d\": {\"properties\": {\"next\": {\"$ref\": \"#/$defs/D%d\"}}}"
                        .formatted(i, i % 50 == 49 ? i - 49 : i + 1))
            .collect(Collectors.joining(", ", "\"$defs\": {", "}"));
    JsonCodec<Object> codec = model(bundle).codec("D1999");
    String json = "{\"next\":{\"next\":{}}}";
    assertEquals(json, codec.encodeToString(codec.decode(json)));
  }

  @Test
  void aModelHasAThousandMessagesOfEachKind() {
    String a = "{\"$ref\": \"#/$defs/A\"}";
    String section =
        IntStream.range(0, 1_000)
            .mapToObj(
                i ->
                    "\"some/method/number%d\": {\"params\": %s, \"result\": %s}".formatted(i, a, a))
            .collect(Collectors.joining(", ", "{", "}"));
    String bundle = "\"$defs\": {\"A\": {\"type\": \"object\", \"properties\": {}}}";
    CompiledModel model =
        CompiledModel.of(
            folder,
            "notifications = \"*\", methods = \"*\", requests = \"*\"",
            bundle
                + ", \"notifications\": "
                + section
                + ", \"methods\": "
                + section
                + ", \"requests\": "
                + section);
    JsonCodec<Object> codec = model.codec("Notification");
    for (String method : new String[] {"some/method/number0", "some/method/number999", "x"}) {
      String json = "{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":{}}";
      assertEquals(json, codec.encodeToString(codec.decode(json)));
    }
    assertEquals("some/method/number7", model.method("demo.Methods", "some/method/number7").name());
  }

  private CompiledModel model(String bundle) {
    return CompiledModel.of(folder, "types = \"*\"", bundle);
  }

  private void assertTold(String code, String bundle) {
    Outcome outcome = CompiledModel.compile(folder, "types = \"*\"", bundle, Javac.lenient());
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(outcome.text().contains("warning: [" + code + "]"), outcome::text);
  }

  private static String vocabulary(int values, String openness) {
    return IntStream.range(0, values)
        .mapToObj(i -> "\"a value, number " + i + "\"")
        .collect(
            Collectors.joining(
                ", ",
                "\"$defs\": {\"Big\": {\"enum\": [",
                "], \"x-msp-openness\": \"" + openness + "\"}}"));
  }

  private static String object(int members, String schema) {
    return IntStream.range(0, members)
        .mapToObj(i -> "\"m" + i + "\": " + schema)
        .collect(
            Collectors.joining(
                ", ", "\"$defs\": {\"Big\": {\"type\": \"object\", \"properties\": {", "}}}"));
  }
}
