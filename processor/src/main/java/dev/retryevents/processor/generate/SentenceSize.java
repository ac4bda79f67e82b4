package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Piece;
import dev.retryevents.processor.model.Sentence;
import java.util.List;

/** How much room a sentence takes: its words, and an allowance for each value that it carries. */
final class SentenceSize {

  /** Room for the name of a model or a provider, or for a short report. */
  private static final int TEXT = 32;

  /** Room for a number of the size of attempts, tokens and seconds. */
  private static final int NUMBER = 8;

  private SentenceSize() {}

  static int of(Sentence sentence) {
    return sentence.variants().stream().mapToInt(variant -> of(variant.pieces())).max().orElse(0);
  }

  private static int of(List<Piece> pieces) {
    return pieces.stream().mapToInt(SentenceSize::of).sum();
  }

  private static int of(Piece piece) {
    return piece instanceof Piece.Words words
        ? words.text().length()
        : piece instanceof Piece.Shown ? TEXT : NUMBER;
  }
}
