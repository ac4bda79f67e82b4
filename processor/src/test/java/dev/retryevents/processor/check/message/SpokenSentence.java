package dev.retryevents.processor.check.message;

import dev.retryevents.event.NumberText;
import dev.retryevents.event.PrintableText;
import dev.retryevents.event.RetrySeconds;
import dev.retryevents.event.SignDisplay;
import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.NumberLayout;
import dev.retryevents.processor.model.Piece;
import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.model.Subject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** A sentence as the model documents it, spoken without any code being written. */
record SpokenSentence(Sentence sentence, Map<String, Object> values) {

  /** The text of the first variant whose keys all match. */
  String text() {
    Sentence.Variant chosen =
        sentence.variants().stream().filter(this::matches).findFirst().orElseThrow();
    StringBuilder out = new StringBuilder();
    chosen.pieces().forEach(piece -> append(piece, out));
    return out.toString();
  }

  private boolean matches(Sentence.Variant variant) {
    List<Subject> selectors = sentence.selectors();
    return IntStream.range(0, selectors.size())
        .allMatch(column -> matches(variant.keys().get(column), read(selectors.get(column))));
  }

  private static boolean matches(Key key, Object value) {
    if (key instanceof Key.Text text) {
      return text.text().equals(value);
    } else if (key instanceof Key.Truth truth) {
      return Objects.equals(truth.value(), value);
    } else if (key instanceof Key.Number number) {
      return value instanceof Long whole
          ? BigDecimal.valueOf(whole).compareTo(number.number()) == 0
          : value instanceof Double fraction && fraction == number.number().doubleValue();
    }
    return true;
  }

  private Object read(Subject subject) {
    Object value = values.get(subject.component().wire());
    return subject instanceof Subject.Seconds
        ? (Object) RetrySeconds.ofMillis((Long) value)
        : value;
  }

  private void append(Piece piece, StringBuilder out) {
    if (piece instanceof Piece.Words words) {
      out.append(words.text());
    } else if (piece instanceof Piece.Shown shown) {
      append(String.valueOf(read(shown.subject())), shown.stopFollows(), out);
    } else if (piece instanceof Piece.Number number) {
      append(number, out);
    }
  }

  private static void append(String carried, boolean stopFollows, StringBuilder out) {
    if (stopFollows) {
      PrintableText.appendBeforeStop(out, carried);
    } else {
      PrintableText.append(out, carried);
    }
  }

  private void append(Piece.Number number, StringBuilder out) {
    NumberLayout layout = number.layout();
    SignDisplay sign = SignDisplay.valueOf(layout.sign());
    Object value = read(number.subject());
    if (value instanceof Double fraction) {
      NumberText.append(
          out,
          fraction + number.offset(),
          layout.integerDigits(),
          layout.minimumFractionDigits(),
          layout.maximumFractionDigits(),
          sign);
    } else {
      NumberText.appendSum(
          out,
          (Long) value,
          number.offset(),
          layout.integerDigits(),
          layout.minimumFractionDigits(),
          sign);
    }
  }
}
