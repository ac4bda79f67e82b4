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
import java.util.Set;
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

  private static final String A = "\"$defs\": {\"A\": {\"type\": \"object\", \"properties\": {}}}";

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

  /** It is a class with a builder inside, which cannot have the name of the class (JLS 8.1). */
  @Test
  void aWideObjectMayBeCalledBuilder() {
    String bundle = object(255, "{\"$ref\": \"#/$defs/Builder\"}").replace("Big", "Builder");
    JsonCodec<Object> codec = model(bundle).codec("BuilderValue");
    String json = "{\"m0\":{\"m254\":{}}}";
    assertEquals(json, codec.encodeToString(codec.decode(json)));
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

  /**
   * Neither the stack nor a limit ends a chain; that javac takes so many files is its own affair.
   */
  @Test
  void aThousandDefinitionsStandOneInTheOther() {
    Javac generating = Javac.strict().with("-proc:only");
    Outcome outcome = CompiledModel.compile(folder, "types = \"*\"", chain(1_000), generating);
    assertEquals("", outcome.text());
    Set<String> files = outcome.files().keySet();
    assertTrue(files.containsAll(Set.of("demo/D0.java", "demo/D999Codec.java")));
    assertTrue(files.size() >= 2_000, () -> files.size() + " files");
  }

  @Test
  void whatStandsDeepInAChainIsReadAndWritten() {
    JsonCodec<Object> codec = model(chain(150)).codec("D0");
    String json = "{\"next\":".repeat(149) + "{}" + "}".repeat(149);
    assertEquals(json, codec.encodeToString(codec.decode(json)));
  }

  /** Each definition has a member of the next one; the last one has the first. */
  private static String chain(int length) {
    return IntStream.range(0, length)
        .mapToObj(
            i ->
                "\"D%d\": {\"properties\": {\"next\": {\"$ref\": \"#/$defs/D%d\"}}}"
                    .formatted(i, (i + 1) % length))
        .collect(Collectors.joining(", ", "\"$defs\": {", "}"));
  }

  @Test
  void aModelHasAThousandMethods() {
    String section = section(1_000);
    CompiledModel model =
        CompiledModel.of(
            folder,
            "methods = \"*\", requests = \"*\"",
            A + ", \"methods\": " + section + ", \"requests\": " + section);
    assertEquals("some/method/number7", model.method("demo.Methods", "some/method/number7").name());
    assertEquals(
        "some/method/number999", model.method("demo.Requests", "some/method/number999").name());
  }

  /**
   * Java has room for a thousand, which {@code -Dretryevents.limits.notifications=1000} proves; but
   * javac takes a minute for them, because it weighs every overload of a visitor in every record.
   */
  @Test
  void aModelHasHundredsOfNotifications() {
    int count = Integer.getInteger("retryevents.limits.notifications", 150);
    CompiledModel model =
        CompiledModel.of(
            folder, "notifications = \"*\"", A + ", \"notifications\": " + section(count));
    JsonCodec<Object> codec = model.codec("Notification");
    for (String method :
        new String[] {"some/method/number0", "some/method/number" + (count - 1), "x"}) {
      String json = "{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":{}}";
      assertEquals(json, codec.encodeToString(codec.decode(json)));
    }
  }

  private static String section(int messages) {
    String a = "{\"$ref\": \"#/$defs/A\"}";
    return IntStream.range(0, messages)
        .mapToObj(
            i -> "\"some/method/number%d\": {\"params\": %s, \"result\": %s}".formatted(i, a, a))
        .collect(Collectors.joining(", ", "{", "}"));
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
