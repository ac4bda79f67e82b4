package dev.retryevents.processor.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.json.JsonObject;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a bundle holds, its code compiles without a warning of the compiler, and no text of it
 * stands outside of a literal or a comment. {@code -Dretryevents.fuzz.cases=n} and {@code
 * -Dretryevents.fuzz.seed=s} choose how many bundles are made, and which.
 */
@Execution(ExecutionMode.CONCURRENT)
class RandomBundlesTest {

  private static final int BATCH = 10;
  private static final long CASES = Long.getLong("retryevents.fuzz.cases", 20);
  private static final long SEED = Long.getLong("retryevents.fuzz.seed", 20_201_212);

  /** What may be said of a bundle that is valid: none of these is an error. */
  private static final Set<String> WARNINGS =
      Set.of("NotAsserted", "Openness", "PatternSyntax", "UnknownKeyword", "UnsupportedShape");

  private static final Pattern ID = Pattern.compile("^\\[(\\w+)] ");

  private static final String TABLE =
      """
      package fuzz%1$d;

      import dev.retryevents.annotation.RetryEvent;
      import dev.retryevents.annotation.RetryEventTable;
      import dev.retryevents.annotation.Sample;

      @RetryEventTable(
          schema = "fuzz%1$d.json",
          family = "Notice",
          rows =
              @RetryEvent(
                  type = "FuzzedEvent",
                  title = "Fuzzed",
                  message = "Fuzzed",
                  samples = @Sample(given = "{}", renders = "Fuzzed"),
                  unrendered = {%2$s}))
      interface NoticeTable%1$d {}
      """;

  private static final String MODEL =
      """
      package fuzz%1$d.wire;

      @dev.retryevents.annotation.WireModel(
          schema = "fuzz%1$d.json",
          types = "*",
          unknownMembers = dev.retryevents.annotation.UnknownMembers.%2$s)
      interface Model%1$d {}
      """;

  static LongStream seeds() {
    return LongStream.iterate(SEED, seed -> seed + BATCH).limit(CASES / BATCH);
  }

  @ParameterizedTest(name = "seeds from {0}")
  @MethodSource("seeds")
  void aRandomBundleCompiles(long first, @TempDir Path folder) throws IOException {
    List<Path> tables = new ArrayList<>();
    for (long seed = first; seed < first + BATCH; seed++) {
      tables.addAll(write(seed, folder));
    }
    Outcome outcome =
        Javac.lenient()
            .seeing(folder)
            .with("-Xmaxerrs", "1000", "-Xmaxwarns", "10000")
            .compile(tables, folder.resolve("output"));
    for (Diagnostic<?> found : outcome.diagnostics()) {
      Matcher id = ID.matcher(found.getMessage(Locale.ROOT));
      assertTrue(id.find() && WARNINGS.contains(id.group(1)), () -> found.toString());
    }
    for (Map.Entry<String, String> file : outcome.files().entrySet()) {
      if (file.getKey().endsWith(".java")) {
        String code = JavaCode.of(file.getValue());
        assertFalse(code.toLowerCase(Locale.ROOT).contains(HostileWords.MARK), file::toString);
      }
    }
  }

  private static List<Path> write(long seed, Path folder) throws IOException {
    JsonObject bundle = RandomBundle.of(seed);
    Files.writeString(folder.resolve("fuzz" + seed + ".json"), bundle.toString());
    JsonObject definitions = (JsonObject) bundle.members().get("$defs");
    int members = definitions.members().size() - 1;
    String unrendered =
        String.join(
            ", ", Stream.iterate(0, i -> i + 1).limit(members).map(i -> "\"p" + i + "\"").toList());
    Path table = folder.resolve("fuzz" + seed).resolve("NoticeTable" + seed + ".java");
    Files.createDirectories(table.getParent());
    Files.writeString(table, TABLE.formatted(seed, unrendered));
    Path model = folder.resolve("fuzz" + seed).resolve("Model" + seed + ".java");
    Files.writeString(model, MODEL.formatted(seed, seed % 2 == 0 ? "IGNORE" : "KEEP"));
    return List.of(table, model);
  }
}
