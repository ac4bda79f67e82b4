package dev.retryevents.processor.generate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConversionContractTest {

  @Test
  void conversionsAreWrittenAsExpected() {
    GoldenFiles.hold("conversion", Output.files(ConversionContract.plan()));
  }

  @Test
  void signalsBecomeEventsByEveryConversion(@TempDir Path folder) throws Exception {
    List<SourceFile> sources = new ArrayList<>(Output.sources(ConversionContract.plan()));
    sources.add(ConversionContract.SIGNALS);
    GeneratedTests.run(
        Compilation.compile(folder, sources).loadClass("com.acme.ConversionContractTest"));
  }
}
