package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the compiler says itself is said once: the processor adds nothing. */
class ForeignFaultsTest {

  @TempDir private Path folder;

  @Test
  void anUnknownSignal() {
    assertOneForeignError("title =", "from = Gone.class, title =");
  }

  @Test
  void anUnknownSignalsRoot() {
    assertOneForeignError("rows =", "signals = Gone.class, rows =");
  }

  @Test
  void anUnknownContext() {
    assertOneForeignError("rows =", "context = Gone.class, rows =");
  }

  @Test
  void anUnknownInterface() {
    assertOneForeignError("rows =", "extending = Gone.class, rows =");
  }

  @Test
  void anUnknownMsgType() {
    assertOneForeignError("title =", "msgType = GONE, title =");
  }

  @Test
  void anUnknownConstantAsTitle() {
    assertOneForeignError("\"Model Pause\"", "GONE");
  }

  @Test
  void anUnknownConstantAsMessage() {
    assertOneForeignError("\"Model {$model} rests\"", "GONE");
  }

  @Test
  void anUnknownConstantInASample() {
    assertOneForeignError("\"Model small rests\"", "GONE");
  }

  @Test
  void anUnknownConstantAsFamily() {
    assertOneForeignError("\"Notice\"", "GONE");
  }

  @Test
  void anUnknownConstantAsSchema() {
    assertOneForeignError("\"bundle.json\"", "GONE");
  }

  @Test
  void anUnknownConstantAsName() {
    assertOneForeignError("title =", "name = GONE, title =");
  }

  @Test
  void anUnknownConstantInUnrendered() {
    assertOneForeignError("title =", "unrendered = GONE, title =");
  }

  @Test
  void anUnknownMember() {
    assertOneForeignError("title =", "tone = \"calm\", title =");
  }

  @Test
  void aMissingTitle() {
    assertOneForeignError("title = \"Model Pause\",", "");
  }

  @Test
  void aMissingMessage() {
    assertOneForeignError("message = \"Model {$model} rests\",", "");
  }

  @Test
  void aMissingType() {
    assertOneForeignError("type = \"Pause\",", "");
  }

  @Test
  void aMissingFamily() {
    assertOneForeignError("family = \"Notice\",", "");
  }

  @Test
  void aSampleWithoutItsSentence() {
    assertOneForeignError(", renders = \"Model small rests\"", "");
  }

  @Test
  void aTitleThatIsNoString() {
    assertOneForeignError("\"Model Pause\"", "42");
  }

  @Test
  void aContractOverNothing() {
    assertOneForeignError(
        "@RetryEventTable(",
        "@dev.retryevents.annotation.RetryEventContract(Gone.class)\n@RetryEventTable(");
  }

  private void assertOneForeignError(String right, String wrong) {
    Program program = new Program(folder.resolve("program"));
    program
        .with("demo/NoticeTable.java", Program.TABLE.replace(right, wrong))
        .with("bundle.json", Program.BUNDLE);
    Outcome outcome =
        Javac.lenient()
            .seeing(program.folder())
            .compile(program.folder(), folder.resolve("output"));
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertFalse(outcome.text().contains("error: ["), outcome::text);
  }
}
