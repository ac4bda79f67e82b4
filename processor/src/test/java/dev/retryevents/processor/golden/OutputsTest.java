package dev.retryevents.processor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A table gives these very files, and they compile without a warning. */
@Execution(ExecutionMode.CONCURRENT)
class OutputsTest {

  @TempDir private Path output;

  static List<GoldenCase> cases() {
    return GoldenCase.generating();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aTableGivesItsFiles(GoldenCase golden) throws IOException {
    Outcome outcome =
        Javac.strict().seeing(golden.in()).seeing(Libraries.JUNIT).compile(golden.in(), output);
    assertEquals("", outcome.text());
    Expectation.hold(golden.out(), outcome.files());
  }
}
