package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the compiler says of the signals of a program it says there, and not in generated code. */
class SignalWarningsTest {

  private static final String TABLE =
      Program.TABLE
          .replace(
              "@RetryEventTable(",
              "@SuppressWarnings({\"deprecation\", \"removal\"})\n@RetryEventTable(")
          .replace(
              "    rows =", "    signals = Stop.class,\n    context = Where.class,\n    rows =")
          .replace("title =", "from = Stop.Limit.class,\n            title =");

  private static final String CONTRACT =
      """
      package demo;

      @dev.retryevents.annotation.RetryEventContract(NoticeTable.class)
      class NoticeContract {}
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sealed interface Stop { @Deprecated record Limit(String model) implements Stop {} }",
        "@Deprecated(forRemoval = true) sealed interface Stop {"
            + " record Limit(String model) implements Stop {} }",
        "sealed interface Stop { final class Limit implements Stop {"
            + " @Deprecated String model() { return \"small\"; } } }",
        "sealed interface Stop<T> { record Limit(String model) implements Stop<String> {} }",
        "sealed interface Stop { record Limit<T>(java.util.List<T> of, String model) implements"
            + " Stop {} }",
      })
  void generatedCodeIsSilentAboutSignals(String signals) {
    assertSilent("package demo; " + signals, "package demo; record Where() {}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Where<T>(String model) {}",
        "@Deprecated record Where(String model) {}",
        "class Where { @Deprecated String model() { return \"small\"; } }",
      })
  void generatedCodeIsSilentAboutTheContext(String context) {
    assertSilent(
        "package demo; sealed interface Stop { record Limit() implements Stop {} }",
        "package demo; " + context);
  }

  private void assertSilent(String signals, String context) {
    Program program = new Program(folder.resolve("program"));
    program.with("bundle.json", Program.BUNDLE).with("demo/NoticeTable.java", TABLE);
    program.with("demo/Stop.java", signals).with("demo/Where.java", context);
    program.with("demo/NoticeContract.java", CONTRACT);
    Outcome outcome =
        Javac.strict()
            .seeing(Libraries.JUNIT)
            .seeing(program.folder())
            .compile(program.folder(), folder.resolve("output"));
    assertEquals("", outcome.text());
  }
}
