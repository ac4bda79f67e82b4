package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.NumberBounds;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.SizeBounds;
import dev.retryevents.processor.model.TextBounds;
import dev.retryevents.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** What a constructor asks of a component, in words of its Javadoc. */
final class ConstraintWords {

  /** What makes an integer an {@code int}, and says no more than that. */
  private static final BigDecimal GREATEST_INT = BigDecimal.valueOf(Integer.MAX_VALUE);

  private ConstraintWords() {}

  static String of(Leading component) {
    boolean free = component.nullable() || component.type() instanceof JavaType.Primitive;
    return tag(component.name(), free ? "anything" : "not null");
  }

  static String of(Component component) {
    List<String> words = new ArrayList<>();
    Presence presence = component.presence();
    if (presence == Presence.REQUIRED || presence == Presence.OPTIONAL_NULLABLE) {
      if (presence.mayBeMissing() || !component.type().isPrimitive()) {
        words.add("not null");
      }
    } else {
      words.add("null if it is missing");
    }
    if (component.type() instanceof ValueType.Double) {
      words.add("finite");
    }
    add(words, component);
    return tag(component.name(), words.isEmpty() ? "anything" : String.join(", ", words));
  }

  private static void add(List<String> words, Component component) {
    Bounds bounds = component.bounds();
    add(words, bounds.number());
    add(words, bounds.text());
    SizeBounds size = bounds.size();
    String parts = component.type() instanceof ValueType.ListOf ? "elements" : "members";
    size.least().ifPresent(least -> words.add("of at least " + least + " " + parts));
    size.most().ifPresent(most -> words.add("of at most " + most + " " + parts));
    if (size.unique()) {
      words.add("without equal elements");
    }
    if (!bounds.allowed().isEmpty()) {
      words.add("one of the values that the schema lists");
    }
  }

  private static void add(List<String> words, TextBounds bounds) {
    bounds.minLength().ifPresent(least -> words.add("at least " + least + " characters long"));
    bounds.maxLength().ifPresent(most -> words.add("at most " + most + " characters long"));
    bounds
        .pattern()
        .ifPresent(pattern -> words.add("matching somewhere " + JavadocText.code(pattern)));
  }

  private static void add(List<String> words, NumberBounds bounds) {
    bounds.minimum().ifPresent(bound -> words.add("at least " + number(bound)));
    bounds.above().ifPresent(bound -> words.add("above " + number(bound)));
    bounds
        .maximum()
        .filter(bound -> bound.compareTo(GREATEST_INT) != 0)
        .ifPresent(bound -> words.add("at most " + number(bound)));
    bounds.below().ifPresent(bound -> words.add("below " + number(bound)));
    bounds.multipleOf().ifPresent(step -> words.add("a multiple of " + number(step)));
  }

  /** In plain digits, unless they are many. */
  private static String number(BigDecimal bound) {
    String digits = bound.toPlainString();
    return digits.length() > 20 ? bound.toString() : digits;
  }

  private static String tag(String name, String phrase) {
    return JavadocText.tag("@param " + name, phrase);
  }
}
