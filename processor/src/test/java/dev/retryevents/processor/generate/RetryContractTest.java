package dev.retryevents.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RetryContractTest {

  @Test
  void theRetryEventsAreWrittenAsExpected() {
    GoldenFiles.hold("retry", Output.files(RetryContract.plan()));
  }

  @Test
  void theSameContractGivesTheSameFiles() {
    assertEquals(Output.files(RetryContract.plan()), Output.files(RetryContract.plan()));
  }

  @Test
  void theRetryEventsAreDocumentedWithoutAWarning(@TempDir Path folder) throws IOException {
    Compilation.document(
        folder, ContractGenerator.sources(RetryContract.contract(), RetryContract.GENERATED));
  }

  @Test
  void theGeneratedContractTestPasses(@TempDir Path folder) throws Exception {
    GeneratedTests.run(
        Compilation.compile(folder, Output.sources(RetryContract.plan()))
            .loadClass("com.acme.agent.retry.RetryEventContractTest"));
  }
}
