package dev.retryevents.processor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One mistake is one error, at its place, in these very words. */
@Execution(ExecutionMode.CONCURRENT)
class ErrorsTest {

  @TempDir private Path output;

  static List<GoldenCase> cases() {
    return GoldenCase.faulty();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aMistakeIsToldOnceAndWell(GoldenCase golden) throws IOException {
    Outcome outcome =
        Javac.lenient()
            .with("--should-stop=ifError=FLOW")
            .seeing(golden.in())
            .compile(golden.in(), output);
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    Expectation.hold(golden.errors(), outcome.text());
  }
}
