package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.NumberLayout;
import dev.retryevents.processor.model.Piece;
import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.model.Subject;
import java.util.List;

/** Sentences for the contracts of the tests. */
final class Pieces {

  static final NumberLayout TENTHS = new NumberLayout(1, 1, 1, "AUTO");

  private Pieces() {}

  static Piece words(String text) {
    return new Piece.Words(text);
  }

  static Piece shown(Component component) {
    return new Piece.Shown(new Subject.Word(component), false);
  }

  static Piece shownBeforeStop(Component component) {
    return new Piece.Shown(new Subject.Word(component), true);
  }

  static Piece whole(Component component) {
    return new Piece.Number(new Subject.Whole(component), 0, NumberLayout.PLAIN);
  }

  static Piece seconds(Component component) {
    return new Piece.Number(new Subject.Seconds(component), 0, NumberLayout.PLAIN);
  }

  static Sentence sentence(Piece... pieces) {
    return new Sentence(List.of(), List.of(new Sentence.Variant(List.of(), List.of(pieces))));
  }

  static Sentence.Variant variant(List<Key> keys, Piece... pieces) {
    return new Sentence.Variant(keys, List.of(pieces));
  }
}
