package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.template.Key.CatchAllKey;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.ParseResult;
import dev.retryevents.processor.template.Variant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
    }
    if (findings.faults() == before) {
      SelectorCheck.check(view, findings);
      BareValueCheck.check(view, findings);
    }
    if (findings.faults() == before) {
      RenderedCheck.check(view, findings);
      SentenceSizeCheck.check(row.row().message().origin(), message.get(), findings);
    }
    return findings.faults() == before
        ? Optional.of(new CheckedMessage(message.get(), sentence(view), reachable(view)))
        : Optional.empty();
  }

  private static Sentence sentence(MessageView view) {
    return new SentenceBuilder(view).build();
  }

  private Set<Integer> reachable(MessageView view) {
    if (!(view.message() instanceof Message.SelectMessage select)) {
      return Set.of(0);
    }
    List<Selector> selectors = Selector.of(select, view);
    Set<Integer> reachable =
        new Reachability(view, selectors, RankedVariant.inOrder(select, selectors)).reachable();
    for (int i = 0; i < select.variants().size(); i++) {
      Variant variant = select.variants().get(i);
      if (!reachable.contains(i) && !isFallback(variant)) {
        findings.add(
            view.at(
                Code.UnreachableVariant,
                variant.span(),
                "variant \""
                    + variant.label()
                    + "\" can never be chosen: no value of the schema in the root locale leads to"
                    + " it; remove it"));
      }
    }
    return reachable;
  }

  /** The standard asks for this variant even where the others cover everything. */
  private static boolean isFallback(Variant variant) {
    return variant.keys().stream().allMatch(CatchAllKey.class::isInstance);
  }
}
