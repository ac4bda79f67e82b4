package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.NamedType;
import java.util.List;
import java.util.Map;

/** The constants of a vocabulary. */
final class ConstantNames {

  private static final int LONGEST = 150;

  private ConstantNames() {}

  /**
   * One constant a word, in their order; constants have no two underscores in a row of their own.
   */
  static List<NamedType.Constant> of(List<String> words) {
    List<DistinctNames.Claim> claims =
        words.stream().map(word -> DistinctNames.Claim.of(word, JavaNames.constant(word))).toList();
    Map<String, String> names = new DistinctNames(name -> name, "__", LONGEST).of(claims);
    return words.stream()
        .map(word -> new NamedType.Constant(names.getOrDefault(word, word), word))
        .toList();
  }
}
