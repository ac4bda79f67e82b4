package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Java has room for compiles, and one more is one error. */
class RoomTest {

  private static final String MODEL = "{\"enum\": [\"small\", \"large\"]}";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"open", "closed"})
  void anEnumHasRoomForThreeThousandValues(String openness) {
    assertFits(vocabulary(3_000, openness), Program.TABLE);
    String more = vocabulary(3_001, openness);
    if (openness.equals("open")) {
      assertFits(more, Program.TABLE);
    } else {
      assertTold("NotAsserted", more, Program.TABLE);
    }
  }

  @Test
  void aMessageHasRoomForTwoThousandParts() {
    String bundle = model("{\"type\": \"integer\"}");
    assertFits(bundle, numbers(2_000));
    assertRefused("TooLong", bundle, numbers(2_001));
  }

  @Test
  void aTypeHasRoomForANameOfTwoHundredBytes() {
    assertFits(Program.BUNDLE, named("\u00e9".repeat(100)));
    assertRefused("JavaName", Program.BUNDLE, named("\u00e9".repeat(101)));
  }

  @Test
  void aTypeInsideOfAnotherHasRoomForAnyName() {
    String inner = "{\"type\": \"object\", \"properties\": {\"%s\": {\"enum\": [\"a\"]}}}";
    String model = "\"$ref\": \"#/$defs/Model\"}";
    String both = model + ", \"m\": " + inner;
    String table = Program.TABLE.replace("samples", "unrendered = \"m\",\n            samples");
    assertFits(Program.BUNDLE.replace(model, both.formatted("x".repeat(999))), table);
  }

  @Test
  void typesHaveRoomForAnyNumberOfThemOneInTheOther() {
    String table = Program.TABLE.replace("samples", "unrendered = \"m\",\n            samples");
    assertFits(chain(300), table);
  }

  @Test
  void aConstantHasRoomForItsBytes() {
    String pattern = "{\"type\": \"string\", \"pattern\": \"small|%s\"}";
    assertFits(model(pattern.formatted("x".repeat(65_528))), Program.TABLE);
    assertTold("PatternSyntax", model(pattern.formatted("x".repeat(65_529))), Program.TABLE);
    String value = "{\"enum\": [\"small\", \"%s\"]}";
    assertTold("NotAsserted", model(value.formatted("x".repeat(65_536))), Program.TABLE);
  }

  @Test
  void aPatternHasRoomForWhatTheStackHolds() {
    String groups = "(".repeat(20_000) + "small" + ")".repeat(20_000);
    String pattern = "{\"type\": \"string\", \"pattern\": \"%s\"}";
    assertTold("PatternSyntax", model(pattern.formatted(groups)), Program.TABLE);
    String table = Program.TABLE.replace("small", "small".repeat(10_000));
    assertRefused("SampleInvalid", model(pattern.formatted("^(s|m|a|l)*$")), table);
  }

  private static String vocabulary(int values, String openness) {
    return model(
        IntStream.range(1, values)
            .mapToObj(i -> ", \"a value, number " + i + "\"")
            .collect(
                Collectors.joining(
                    "", "{\"enum\": [\"small\"", "], \"x-msp-openness\": \"" + openness + "\"}")));
  }

  private static String model(String schema) {
    return Program.BUNDLE.replace(MODEL, schema);
  }

  /** A message of the values whose code is longest. */
  private static String numbers(int count) {
    return Program.TABLE
        .replace(
            "Model {$model} rests",
            ".local $n = {$model :integer minimumIntegerDigits=2 signDisplay=always} {{"
                + "{$n}".repeat(count)
                + "}}")
        .replace("\\\"small\\\"", "7")
        .replace("Model small rests", "+07".repeat(count));
  }

  private static String named(String name) {
    return Program.TABLE.replace("\"Pause\"", "\"Pause\", name = \"" + name + "\"");
  }

  /** The definition holds a type that holds another, and so on. */
  private static String chain(int types) {
    String model = "\"$ref\": \"#/$defs/Model\"}";
    String links =
        IntStream.rangeClosed(1, types)
            .mapToObj(
                i ->
                    "\"T%d\": {\"type\": \"object\", \"properties\": {\"m\": %s}}, "
                        .formatted(
                            i, i < types ? "{\"$ref\": \"#/$defs/T%d\"}".formatted(i + 1) : "{}"))
            .collect(Collectors.joining());
    return Program.BUNDLE
        .replace(model, model + ", \"m\": {\"$ref\": \"#/$defs/T1\"}")
        .replace("\"Model\":", links + "\"Model\":");
  }

  private void assertFits(String bundle, String table) {
    assertEquals("", compile("fits", bundle, table).text());
  }

  private void assertRefused(String code, String bundle, String table) {
    Outcome outcome = compile("refused", bundle, table);
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(outcome.text().contains("[" + code + "]"), outcome::text);
  }

  /** Told, and no error. */
  private void assertTold(String code, String bundle, String table) {
    Outcome outcome = compile("told", bundle, table, Javac.lenient());
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(outcome.text().contains("warning: [" + code + "]"), outcome::text);
  }

  private Outcome compile(String name, String bundle, String table) {
    return compile(name, bundle, table, Javac.strict());
  }

  private Outcome compile(String name, String bundle, String table, Javac javac) {
    Program program = new Program(folder.resolve(name));
    program.with("bundle.json", bundle).with("demo/NoticeTable.java", table);
    return javac
        .seeing(program.folder())
        .compile(program.folder(), folder.resolve(name + "-output"));
  }
}
