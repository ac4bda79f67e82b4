package dev.retryevents.processor.check.message;

import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.template.Key.LiteralKey;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.PluralWord;
import dev.retryevents.processor.template.Variant;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * A variant with its keys resolved, and how it ranks among the others: column by column from the
 * left, an exact key before a plural word, a plural word before {@code *} (LDML 48.2, part 9,
 * pattern selection). Two exact keys of a column never match together, so the first variant of this
 * order that matches is the best one.
 *
 * @param variant the variant as written
 * @param index its index in the message
 * @param keys what it asks of each selector
 * @param ranks how well each key would match; less is better
 */
record RankedVariant(Variant variant, int index, List<Key> keys, List<Integer> ranks) {

  private static final int EXACT = 0;
  private static final int PLURAL = 1;
  private static final int ANY = 2;

  /** The variants that the root locale can choose at all, best first. */
  static List<RankedVariant> inOrder(Message.SelectMessage select, List<Selector> selectors) {
    List<RankedVariant> ranked = new ArrayList<>();
    for (int i = 0; i < select.variants().size(); i++) {
      Variant variant = select.variants().get(i);
      if (isPossible(variant, selectors)) {
        ranked.add(rank(variant, i, selectors));
      }
    }
    ranked.sort(RankedVariant::compareRanks);
    return ranked;
  }

  /** Whether no key is a plural word that the root locale has no number for. */
  private static boolean isPossible(Variant variant, List<Selector> selectors) {
    for (int column = 0; column < selectors.size(); column++) {
      if (variant.keys().get(column) instanceof LiteralKey key
          && selectors.get(column).isNumber()
          && PluralWord.keys().contains(key.text())
          && !key.text().equals(PluralWord.OTHER.key())) {
        return false;
      }
    }
    return true;
  }

  private static RankedVariant rank(Variant variant, int index, List<Selector> selectors) {
    List<Key> keys = new ArrayList<>();
    List<Integer> ranks = new ArrayList<>();
    for (int column = 0; column < selectors.size(); column++) {
      Selector selector = selectors.get(column);
      if (!(variant.keys().get(column) instanceof LiteralKey key)) {
        keys.add(new Key.Any());
        ranks.add(ANY);
      } else if (selector.isNumber() && PluralWord.keys().contains(key.text())) {
        keys.add(new Key.Any());
        ranks.add(PLURAL);
      } else {
        keys.add(exact(key.text(), selector));
        ranks.add(EXACT);
      }
    }
    return new RankedVariant(variant, index, keys, ranks);
  }

  private static Key exact(String text, Selector selector) {
    if (selector.isNumber()) {
      return new Key.Number(new BigDecimal(text).subtract(BigDecimal.valueOf(selector.offset())));
    }
    return selector.subject().component().type() instanceof ValueType.Bool
        ? new Key.Truth(Boolean.parseBoolean(text))
        : new Key.Text(text);
  }

  private static int compareRanks(RankedVariant left, RankedVariant right) {
    for (int column = 0; column < left.ranks().size(); column++) {
      int order = Integer.compare(left.ranks().get(column), right.ranks().get(column));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.index(), right.index());
  }
}
