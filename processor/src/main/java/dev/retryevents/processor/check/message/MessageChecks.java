package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.ParseResult;
import java.util.Optional;

/** The steps by which a message is checked; each needs what the ones before it found in order. */
public final class MessageChecks {

  private final Shapes shapes;
  private final Findings findings;

  /** Checks over rows whose types are in {@code shapes}. */
  public MessageChecks(Shapes shapes, Findings findings) {
    this.shapes = shapes;
    this.findings = findings;
  }

  /** The message of the row; empty if it has faults, which are reported. */
  public Optional<CheckedMessage> check(ShapedRow row, ParseResult parsed) {
    Optional<Message> message = GrammarCheck.check(row, parsed, findings);
    if (message.isEmpty() || !row.sound()) {
      return Optional.empty();
    }
    MessageView view = MessageView.of(row, message.get(), shapes);
    long before = findings.faults();
    ForeignSyntax.check(view, findings);
    VariableCheck.check(view, findings);
    WordsCheck.check(view, findings);
    if (findings.faults() == before) {
      OperandCheck.check(view, findings);
      KeyCheck.check(view, findings);
      KeyFormCheck.check(view, findings);
      RoundedSelectorCheck.check(view, findings);
      ExactKeyCheck.check(view, findings);
    }
    if (findings.faults() == before) {
      SelectorCheck.check(view, findings);
      BareValueCheck.check(view, findings);
    }
    if (findings.faults() == before) {
      RenderedCheck.check(view, findings);
      SentenceSizeCheck.check(row.row().message().origin(), message.get(), findings);
    }
    if (findings.faults() > before) {
      return Optional.empty();
    }
    return Optional.of(
        new CheckedMessage(
            message.get(),
            new MessageSentence(view).sentence(),
            UnreachableVariantCheck.reachable(view, findings)));
  }
}
