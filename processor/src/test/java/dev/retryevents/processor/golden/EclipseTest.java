package dev.retryevents.processor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.retryevents.processor.javac.Ecj;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The compiler of Eclipse gets the same files as javac, likes them, and hears of the same faults.
 */
@Execution(ExecutionMode.CONCURRENT)
class EclipseTest {

  /** All that it can warn of but matters of taste: what these name is not held against anybody. */
  private static final List<String> WARNINGS =
      List.of(
          "-warn:all",
          "-warn:-nls,boxing,emptyBlock,unqualifiedField,static-method,all-static-method,"
              + "fieldHiding");

  /** Tells in the compiler's own words where it looked; and is large, and nothing new. */
  private static final Set<String> LEFT_OUT = Set.of("SchemaNotFound", "TooManyMessages");

  /** Each so many faults one is tried; 1 tries all. */
  private static final int STEP = Integer.getInteger("retryevents.eclipse.step", 20);

  @TempDir private Path output;

  static List<GoldenCase> generating() {
    return GoldenCase.generating();
  }

  static List<GoldenCase> faulty() {
    List<GoldenCase> all =
        GoldenCase.faulty().stream()
            .filter(golden -> !LEFT_OUT.contains(golden.toString()))
            .toList();
    return IntStream.range(0, all.size()).filter(at -> at % STEP == 0).mapToObj(all::get).toList();
  }

  @ParameterizedTest
  @MethodSource("generating")
  void aTableGivesTheSameFilesWithoutAWarning(GoldenCase golden) throws IOException {
    List<Path> libraries = new ArrayList<>(Libraries.JUNIT);
    libraries.add(golden.in());
    Outcome outcome = compile(golden.in(), libraries, WARNINGS);
    assertEquals("", outcome.text());
    Expectation.holdUnchanged(golden.out(), outcome.files());
  }

  @ParameterizedTest
  @MethodSource("faulty")
  void aMistakeIsToldInTheSameWords(GoldenCase golden) throws IOException {
    Outcome outcome = compile(golden.in(), List.of(golden.in()), List.of("-warn:-unused"));
    assertEquals(words(Files.readString(golden.errors())), words(outcome.text()));
  }

  @Test
  void thePublishedBundleIsAModelWithoutAWarning() throws IOException {
    Path bundle = Path.of(System.getProperty("retryevents.shared"), "msp");
    assumeTrue(
        Files.exists(bundle.resolve("msp.schema.json")),
        "skipped: the published bundle is not there");
    Path sources = Files.createDirectory(output.resolve("sources"));
    Files.writeString(
        sources.resolve("Model.java"),
        """
        package demo;

        @dev.retryevents.annotation.WireModel(
            notifications = "*", methods = "*", requests = "*", types = "*", errors = true)
        interface Model {}
        """);
    Outcome outcome = compile(sources, List.of(bundle), WARNINGS);
    assertEquals("", outcome.text());
    assertTrue(outcome.files().containsKey("demo/NotificationCodec.java"));
  }

  /** The lines without the places, of which Eclipse knows only those of whole annotations. */
  private static List<String> words(String text) {
    return text.lines()
        .map(line -> line.replaceFirst("^\\w+\\.java:\\d+:\\d+: ", "").strip())
        .toList();
  }

  private Outcome compile(Path sources, List<Path> libraries, List<String> warnings) {
    List<Path> classPath = new ArrayList<>(Libraries.MAIN);
    classPath.addAll(libraries);
    List<String> options = new ArrayList<>(List.of("--release", "17"));
    options.addAll(warnings);
    return new Ecj(classPath, options).compile(sources, output);
  }
}
