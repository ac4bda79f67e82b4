package dev.retryevents.processor.template;

import dev.retryevents.processor.template.EvaluationFault.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Chooses the variant whose keys suit the selectors best, from the first column to the last. */
final class VariantChoice {

  /** How well a key suits a value: not at all, as every value does, by its word, exactly. */
  private static final int NONE = 0;

  private static final int ANY = 1;
  private static final int WORD = 2;
  private static final int EXACT = 3;

  private VariantChoice() {}

  /**
   * The index of the best variant, if any suits.
   *
   * @param selected the value of each selector
   */
  static Optional<Integer> best(List<Variant> variants, List<Resolved> selected) {
    int best = -1;
    List<Integer> bestFit = List.of();
    for (int index = 0; index < variants.size(); index++) {
      List<Integer> fit = fit(variants.get(index).keys(), selected);
      // Of variants that suit equally well the first is chosen.
      if (!fit.contains(NONE) && (best < 0 || isBetter(fit, bestFit))) {
        best = index;
        bestFit = fit;
      }
    }
    return best < 0 ? Optional.empty() : Optional.of(best);
  }

  /** Why a value cannot be compared with keys, if so. */
  static Optional<EvaluationFault> selectorFault(Operand.Variable selector, Resolved value) {
    boolean inherited =
        value instanceof Resolved.Quantity quantity
            && quantity.keyRule() == Resolved.KeyRule.INHERITED;
    return inherited
        ? Optional.of(
            new EvaluationFault(
                Kind.BAD_SELECTOR,
                selector.span(),
                "select= of $"
                    + selector.name()
                    + " is lost on the way; state it where the selector"
                    + " is declared"))
        : Optional.empty();
  }

  private static boolean isBetter(List<Integer> fit, List<Integer> other) {
    for (int column = 0; column < fit.size(); column++) {
      int difference = fit.get(column) - other.get(column);
      if (difference != 0) {
        return difference > 0;
      }
    }
    return false;
  }

  private static List<Integer> fit(List<Key> keys, List<Resolved> selected) {
    List<Integer> fit = new ArrayList<>();
    for (int column = 0; column < selected.size(); column++) {
      // A missing key, which is a data-model error, suits nothing.
      fit.add(column < keys.size() ? fit(keys.get(column), selected.get(column)) : NONE);
    }
    return fit;
  }

  private static int fit(Key key, Resolved value) {
    if (!(key instanceof Key.LiteralKey literal)) {
      return ANY;
    }
    if (value instanceof Resolved.Carried carried) {
      return fit(literal, carried.text());
    } else if (value instanceof Resolved.Written written) {
      return fit(literal, written.text());
    } else if (value instanceof Resolved.Truth truth) {
      return fit(literal, Boolean.toString(truth.value()));
    } else if (value instanceof Resolved.Quantity quantity) {
      return fit(literal, quantity);
    }
    return NONE;
  }

  private static int fit(Key.LiteralKey key, String text) {
    return key.text().equals(LiteralParser.normalise(text)) ? EXACT : NONE;
  }

  private static int fit(Key.LiteralKey key, Resolved.Quantity quantity) {
    if (key.text().equals(quantity.amount().exactKey())) {
      return EXACT;
    }
    // In the root locale every number is "other", as a cardinal and as an ordinal.
    boolean byWord = quantity.keyRule() != Resolved.KeyRule.EXACT;
    return byWord && key.text().equals(PluralWord.OTHER.key()) ? WORD : NONE;
  }
}
