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
import dev.retryevents.processor.template.FunctionCall;
import dev.retryevents.processor.template.FunctionProfile;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.NumberOptions;
import dev.retryevents.processor.template.Operand;
import dev.retryevents.processor.template.Option;
import dev.retryevents.processor.template.Pattern;
import dev.retryevents.processor.template.PatternPart;
import dev.retryevents.processor.template.Rendering;
import dev.retryevents.processor.template.Span;
import dev.retryevents.processor.template.ValueKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns a message without faults into the sentence that is written as code. */
final class SentenceBuilder {

  private final MessageView view;

  SentenceBuilder(MessageView view) {
    this.view = view;
  }

  /** The sentence of the message: variants in the order in which they are tried. */
  Sentence build() {
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
        pieces.add(piece(placeholder.expression(), stopFollows(pattern, i)));
      }
    }
    return pieces;
  }

  private static boolean stopFollows(Pattern pattern, int index) {
    return index + 1 < pattern.parts().size()
        && pattern.parts().get(index + 1) instanceof PatternPart.Text text
        && text.text().startsWith(".");
  }

  private Piece piece(Expression expression, boolean stopFollows) {
    Derivation derivation = view.scope().derivation(expression);
    Optional<Component> component = view.component(derivation);
    if (component.isEmpty()) {
      return new Piece.Words(constant(expression));
    }
    Subject subject = subject(component.get(), derivation, view);
    if (subject instanceof Subject.Word word) {
      return new Piece.Shown(word, stopFollows);
    }
    return new Piece.Number(subject, offset(derivation), layout(subject, derivation));
  }

  /** What a placeholder without a component says: it says the same in every sentence. */
  private String constant(Expression expression) {
    Span span = view.message().span();
    Pattern alone = new Pattern(List.of(new PatternPart.Placeholder(expression)), span);
    Message message = new Message.PatternMessage(view.message().declarations(), alone, span);
    Evaluation evaluation = SampleEvaluator.evaluate(message, Map.of());
    return ((Rendering) evaluation).text();
  }

  /** The component as the functions on the way to it read it. */
  static Subject subject(Component component, Derivation derivation, MessageView view) {
    boolean seconds =
        derivation.calls().stream()
            .anyMatch(call -> call.name().equals(FunctionProfile.RETRY_SECONDS));
    if (seconds) {
      return new Subject.Seconds(component);
    }
    return switch (view.kind(component).orElseThrow()) {
      case INTEGER -> new Subject.Whole(component);
      case FRACTION -> new Subject.Fraction(component);
      case TEXT, BOOLEAN, DURATION -> new Subject.Word(component);
    };
  }

  /** The sum of all that {@code :offset} adds on the way. */
  static long offset(Derivation derivation) {
    long sum = 0;
    for (FunctionCall call : derivation.calls()) {
      if (call.name().equals(FunctionProfile.OFFSET)) {
        Option option = call.options().get(0);
        long size = Long.parseLong(((Operand.Literal) option.value()).text());
        sum += option.name().equals("add") ? size : -size;
      }
    }
    return sum;
  }

  private NumberLayout layout(Subject subject, Derivation derivation) {
    NumberOptions options = derivation.numberOptions();
    boolean fraction =
        view.kind(subject.component()).filter(kind -> kind == ValueKind.FRACTION).isPresent();
    boolean rounded =
        derivation.calls().stream()
            .anyMatch(call -> call.name().equals(FunctionProfile.INTEGER_NUMBER));
    int least = options.leastFraction();
    return new NumberLayout(
        options.minimumIntegerDigits(),
        least,
        fraction && !rounded ? options.mostFraction() : least,
        signName(options));
  }

  /** The two enums have the same constants: one for compile time, one for the runtime. */
  private static String signName(NumberOptions options) {
    return options.signDisplay().name();
  }
}
