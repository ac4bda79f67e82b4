package dev.retryevents.processor.check.message;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.NumberLayout;
import dev.retryevents.processor.model.Piece;
import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.Evaluation;
import dev.retryevents.processor.template.Expression;
import dev.retryevents.processor.template.FunctionProfile;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.NumberOptions;
import dev.retryevents.processor.template.Pattern;
import dev.retryevents.processor.template.PatternPart;
import dev.retryevents.processor.template.Rendering;
import dev.retryevents.processor.template.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A message without faults, as the sentence that is written as code.
 *
 * @param view the message
 */
record MessageSentence(MessageView view) {

  /** The sentence: variants in the order in which they are tried. */
  Sentence sentence() {
    if (!(view.message() instanceof Message.SelectMessage select)) {
      List<Piece> pieces = pieces(view.message().patterns().get(0));
      return new Sentence(List.of(), List.of(new Sentence.Variant(List.of(), pieces)));
    }
    List<Selector> selectors = Selector.of(select, view);
    List<Sentence.Variant> variants = new ArrayList<>();
    for (RankedVariant ranked : RankedVariant.inOrder(select, selectors)) {
      variants.add(new Sentence.Variant(ranked.keys(), pieces(ranked.variant().pattern())));
      if (ranked.keys().stream().allMatch(Key.Any.class::isInstance)) {
        break; // what stands behind it is never reached
      }
    }
    return new Sentence(selectors.stream().map(Selector::subject).toList(), variants);
  }

  private List<Piece> pieces(Pattern pattern) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < pattern.parts().size(); i++) {
      PatternPart part = pattern.parts().get(i);
      if (part instanceof PatternPart.Text text) {
        pieces.add(new Piece.Words(text.text()));
      } else if (part instanceof PatternPart.Placeholder placeholder) {
        pieces.add(piece(placeholder.expression(), pattern.isBeforeStop(i)));
      }
    }
    return pieces;
  }

  private Piece piece(Expression expression, boolean stopFollows) {
    Derivation derivation = view.scope().derivation(expression);
    Optional<Component> component = view.component(derivation);
    if (component.isEmpty()) {
      return new Piece.Words(constant(expression));
    }
    Subject subject = view.subject(component.get(), derivation);
    if (subject instanceof Subject.Word word) {
      return new Piece.Shown(word, stopFollows);
    }
    return new Piece.Number(subject, derivation.offset(), layout(component.get(), derivation));
  }

  /** What a placeholder without a component says: it says the same in every sentence. */
  private String constant(Expression expression) {
    Span span = view.message().span();
    Pattern alone = new Pattern(List.of(new PatternPart.Placeholder(expression)), span);
    Message message = new Message.PatternMessage(view.message().declarations(), alone, span);
    Evaluation evaluation = SampleEvaluator.evaluate(message, Map.of());
    return ((Rendering) evaluation).text();
  }

  private NumberLayout layout(Component component, Derivation derivation) {
    NumberOptions options = derivation.numberOptions();
    boolean fraction =
        view.isFraction(component) && !derivation.passes(FunctionProfile.INTEGER_NUMBER);
    int least = options.leastFraction();
    return new NumberLayout(
        options.minimumIntegerDigits(),
        least,
        fraction ? options.mostFraction() : least,
        options.signDisplay().name());
  }
}
