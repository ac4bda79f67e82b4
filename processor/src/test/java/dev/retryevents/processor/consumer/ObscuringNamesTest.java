package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types named like those that generated code calls, beside members named like their packages. */
class ObscuringNamesTest {

  private static final String BUNDLE =
      """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {
          "%1$s": {
            "type": "object",
            "properties": {
              "dev": {"type": "array", "items": {"type": "string"}},
              "java": {"type": "string", "pattern": "1"},
              "delayMs": {"type": "integer", "minimum": 0}
            },
            "required": ["dev", "java", "delayMs"]
          }
        }
      }
      """;

  private static final String TABLE =
      Program.TABLE
          .replace("Pause", "%1$s")
          .replace("{$model}", "{$java}")
          .replace("small", "17")
          .replace("\\\"model\\\":", "\\\"dev\\\": [], \\\"delayMs\\\": 0, \\\"java\\\":")
          .replace("samples", "unrendered = {\"dev\", \"delayMs\"},\n            samples");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"Objects", "Pattern", "MsgType", "Constraints", "Copies", "Duration"})
  void neitherObscuresWhatCodeMeans(String type) {
    Program program = new Program(folder.resolve("program"));
    program.with("bundle.json", BUNDLE.formatted(type));
    program.with("demo/NoticeTable.java", TABLE.formatted(type));
    Outcome outcome =
        Javac.strict().seeing(program.folder()).compile(program.folder(), folder.resolve("output"));
    assertEquals("", outcome.text());
  }
}
