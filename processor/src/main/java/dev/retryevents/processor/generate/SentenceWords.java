package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.NumberLayout;
import dev.retryevents.processor.model.Piece;
import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.model.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A sentence as the documented table shows it: its values in angle brackets. */
final class SentenceWords {

  private SentenceWords() {}

  /** The words of a variant. */
  static String of(Sentence.Variant variant) {
    return variant.pieces().stream().map(SentenceWords::piece).collect(Collectors.joining());
  }

  /** When a variant is chosen, in Markdown; empty if it is the only one. */
  static String choice(Sentence sentence, Sentence.Variant variant) {
    if (sentence.selectors().isEmpty()) {
      return "";
    }
    List<String> conditions = new ArrayList<>();
    for (int i = 0; i < variant.keys().size(); i++) {
      if (!(variant.keys().get(i) instanceof Key.Any)) {
        Subject selector = sentence.selectors().get(i);
        conditions.add(
            Markdown.cell(subject(selector)) + " is " + Markdown.cell(key(variant.keys().get(i))));
      }
    }
    return conditions.isEmpty() ? "otherwise" : "where " + String.join(" and ", conditions);
  }

  private static String piece(Piece piece) {
    if (piece instanceof Piece.Words words) {
      return words.text();
    }
    if (piece instanceof Piece.Shown shown) {
      return "<" + subject(shown.subject()) + ">";
    }
    if (piece instanceof Piece.Number number) {
      return "<" + subject(number.subject()) + offset(number.offset()) + digits(number) + ">";
    }
    throw new AssertionError(piece);
  }

  private static String subject(Subject subject) {
    String wire = subject.component().wire();
    return subject instanceof Subject.Seconds ? wire + " in seconds" : wire;
  }

  private static String offset(long offset) {
    return offset == 0
        ? ""
        : offset < 0 ? " - " + String.valueOf(offset).substring(1) : " + " + offset;
  }

  private static String digits(Piece.Number number) {
    NumberLayout layout = number.layout();
    int least = layout.minimumFractionDigits();
    int most = layout.maximumFractionDigits();
    if (most == 0 && least == 0) {
      return "";
    }
    String count = least == most ? String.valueOf(most) : least + " to " + most;
    return ", " + count + (count.equals("1") ? " decimal" : " decimals");
  }

  private static String key(Key key) {
    if (key instanceof Key.Text text) {
      return text.text();
    }
    if (key instanceof Key.Truth truth) {
      return String.valueOf(truth.value());
    }
    if (key instanceof Key.Number number) {
      return number.number().toPlainString();
    }
    throw new AssertionError(key);
  }
}
