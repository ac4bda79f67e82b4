package dev.retryevents.processor.generate;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostileContractTest {

  @Test
  void textsAndNamesOfAllSortsAreWrittenAsExpected() {
    GoldenFiles.hold("hostile", Output.files(HostileContract.plan()));
  }

  @Test
  void textsOfAllSortsAreDocumentedWithoutAWarning(@TempDir Path folder) throws IOException {
    Compilation.document(
        folder, ContractGenerator.sources(HostileContract.contract(), RetryContract.GENERATED));
  }

  @Test
  void theTestOfTextsOfAllSortsPasses(@TempDir Path folder) throws Exception {
    GeneratedTests.run(
        Compilation.compile(folder, Output.sources(HostileContract.plan()))
            .loadClass("com.acme.other.SetContractTest"));
  }
}
