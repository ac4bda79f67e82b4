package dev.retryevents.processor.template;

import java.util.List;

/** A piece of a pattern. */
public sealed interface PatternPart {

  Span span();

  /** Text that is shown as it is; escapes are resolved, so the span may be longer than the text. */
  record Text(String text, Span span) implements PatternPart {}

  /** A place where the value of an expression is shown. */
  record Placeholder(Expression expression) implements PatternPart {

    @Override
    public Span span() {
      return expression.span();
    }
  }

  /** A tag for the tool that lays the text out; it shows nothing itself. */
  record Markup(Kind kind, String name, List<Option> options, List<Attribute> attributes, Span span)
      implements PatternPart {

    public Markup {
      options = List.copyOf(options);
      attributes = List.copyOf(attributes);
    }

    /** Where a tag stands towards what it marks. */
    public enum Kind {
      OPEN,
      STANDALONE,
      CLOSE
    }
  }
}
