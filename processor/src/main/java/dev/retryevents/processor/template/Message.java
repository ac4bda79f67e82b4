package dev.retryevents.processor.template;

import java.util.List;
import java.util.stream.Stream;

/** A whole template: its declarations, and the one pattern or the variants that it shows. */
public sealed interface Message {

  List<Declaration> declarations();

  /** The patterns in the order of the text; a message without variants has exactly one. */
  List<Pattern> patterns();

  Span span();

  /** Every expression of the message, declarations first, in the order of the text. */
  default List<Expression> expressions() {
    return Stream.concat(
            declarations().stream().map(Declaration::value),
            patterns().stream().flatMap(pattern -> pattern.expressions().stream()))
        .toList();
  }

  /** A message that always shows the same pattern. */
  record PatternMessage(List<Declaration> declarations, Pattern pattern, Span span)
      implements Message {

    public PatternMessage {
      declarations = List.copyOf(declarations);
    }

    /** Whether the template is bare text, so that its white space belongs to the message. */
    public boolean isSimple() {
      return pattern.span().equals(span);
    }

    @Override
    public List<Pattern> patterns() {
      return List.of(pattern);
    }
  }

  /** A message that shows the variant whose keys suit its selectors best. */
  record SelectMessage(
      List<Declaration> declarations,
      List<Operand.Variable> selectors,
      List<Variant> variants,
      Span span)
      implements Message {

    public SelectMessage {
      declarations = List.copyOf(declarations);
      selectors = List.copyOf(selectors);
      variants = List.copyOf(variants);
    }

    @Override
    public List<Pattern> patterns() {
      return variants.stream().map(Variant::pattern).toList();
    }
  }
}
