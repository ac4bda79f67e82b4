package dev.retryevents.processor.check.message;

import dev.retryevents.event.NumberText;
import dev.retryevents.event.SignDisplay;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.template.Key.LiteralKey;
import dev.retryevents.processor.template.PluralWord;
import java.math.BigDecimal;
import java.util.Optional;

/** Reports keys that a number of its type can never be, and words for numbers that are missing. */
final class ExactKeyCheck {

  /** More than any double has: the last digit of the smallest is the 324th behind the point. */
  private static final int MOST_FRACTION_DIGITS = 400;

  private static final BigDecimal LEAST = BigDecimal.valueOf(Long.MIN_VALUE);
  private static final BigDecimal MOST = BigDecimal.valueOf(Long.MAX_VALUE);

  private ExactKeyCheck() {}

  /** Checks the keys of every selector that is a number. */
  static void check(MessageView view, Findings findings) {
    for (KeyColumn column : KeyColumn.of(view)) {
      // what is no value of a message has been reported with the function that does not fit it
      if (column.isNumeric() && view.kind(column.component()).isPresent()) {
        Selector selector = Selector.of(column.component(), column.derivation(), view);
        if (selector.isNumber()) {
          column.keys().forEach(key -> check(key, selector, view, findings));
        }
      }
    }
  }

  private static void check(
      LiteralKey key, Selector selector, MessageView view, Findings findings) {
    reason(key.text(), selector)
        .ifPresent(
            reason ->
                findings.add(
                    view.at(
                        Code.VariantKey,
                        key.span(),
                        "key " + Wording.quoted(key.text()) + " never matches: " + reason)));
  }

  private static Optional<String> reason(String key, Selector selector) {
    Subject subject = selector.subject();
    String name = subject.component().wire();
    if (PluralWord.keys().contains(key)) {
      boolean missing =
          subject.component().presence().mayBeMissing() && !(subject instanceof Subject.Seconds);
      return missing
          ? Optional.of(name + " may be missing, and then it is of no plural; write *")
          : Optional.empty();
    }
    if (subject instanceof Subject.Fraction) {
      String nearest = shortest(Double.parseDouble(key));
      return nearest.equals(key)
          ? Optional.empty()
          : Optional.of("the double nearest to it is " + nearest);
    }
    BigDecimal carried = new BigDecimal(key).subtract(BigDecimal.valueOf(selector.offset()));
    if (carried.stripTrailingZeros().scale() > 0) {
      return Optional.of(name + " is an integer");
    }
    return carried.compareTo(LEAST) < 0 || carried.compareTo(MOST) > 0
        ? Optional.of(name + " would have to be beyond the range of a long")
        : Optional.empty();
  }

  /** The shortest decimal of a double, as messages compare it. */
  private static String shortest(double number) {
    if (!Double.isFinite(number)) {
      return "infinite";
    }
    StringBuilder text = new StringBuilder();
    NumberText.append(text, number, 1, 0, MOST_FRACTION_DIGITS, SignDisplay.AUTO);
    return text.toString();
  }
}
