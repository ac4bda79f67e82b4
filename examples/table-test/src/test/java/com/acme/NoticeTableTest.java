package com.acme;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.retryevents.processor.RetryEventProcessor;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class NoticeTableTest {

  private static JavaFileObject table(String message) {
    return JavaFileObjects.forSourceString(
        "com.acme.NoticeTable",
        """
        package com.acme;

        import dev.retryevents.annotation.*;

        @RetryEventTable(
            family = "Notice",
            rows = @RetryEvent(
                type = "OutputTruncationRetryEvent",
                title = "Output Truncation Retry",
                message = "%s",
                unrendered = {"newBudget", "previousBudget"},
                samples = @Sample(
                    given = "{'model': 'gpt-x', 'previousBudget': 4096, 'newBudget': 8192}",
                    renders = "Output truncated on gpt-x")))
        interface NoticeTable {}
        """
            .formatted(message)
            .replace("'", "\\\""));
  }

  @Test
  void aTableBecomesARecord() {
    Compilation compilation =
        javac()
            .withProcessors(new RetryEventProcessor())
            .compile(table("Output truncated on {$model}"));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(compilation)
        .generatedSourceFile("com.acme.OutputTruncationRetryEvent")
        .contentsAsUtf8String()
        .contains("public record OutputTruncationRetryEvent(");
  }

  @Test
  void aMisspeltVariableIsOneErrorAtItsMessage() {
    JavaFileObject table = table("Output truncated on {$modle}");
    Compilation compilation = javac().withProcessors(new RetryEventProcessor()).compile(table);
    assertThat(compilation).failed();
    assertThat(compilation).hadErrorCount(1);
    assertThat(compilation)
        .hadErrorContaining("[UnknownVariable]")
        .inFile(table)
        .onLineContaining("message = ");
  }
}
