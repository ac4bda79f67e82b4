package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.NamedType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    Map<String, String> byWord = new LinkedHashMap<>();
    words.forEach(word -> byWord.put(word, word));
    Map<String, String> names = of(byWord);
    return words.stream()
        .map(word -> new NamedType.Constant(names.getOrDefault(word, word), word))
        .toList();
  }

  /** The names of constants by keys that are not what they are named for. */
  static Map<String, String> of(Map<String, String> words) {
    List<DistinctNames.Claim> claims = new ArrayList<>();
    words.forEach(
        (key, word) -> {
          String name = JavaNames.constant(word);
          claims.add(new DistinctNames.Claim(key, name, word.equals(name) ? 0 : 1));
        });
    return new DistinctNames(name -> name, "__", LONGEST).of(claims);
  }
}
