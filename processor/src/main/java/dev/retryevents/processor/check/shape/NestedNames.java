package dev.retryevents.processor.check.shape;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The names of the records inside of a union. */
final class NestedNames {

  /** With the name of the union, and endings, it has to fit the name of a file. */
  private static final int LONGEST = 60;

  private NestedNames() {}

  /**
   * The names by what they are for.
   *
   * @param tags what the records are for
   * @param union the name of the union, which none of them can have (JLS 8.1)
   */
  static Map<String, String> of(Collection<String> tags, String union) {
    List<DistinctNames.Claim> claims =
        tags.stream().map(tag -> DistinctNames.Claim.of(tag, name(tag, union))).toList();
    return new DistinctNames(TypeNames::fold, "_", LONGEST).of(claims);
  }

  private static String name(String tag, String union) {
    String name = JavaNames.type(tag);
    return TypeNames.fold(name).equals(TypeNames.fold(union)) ? JavaNames.beside(name) : name;
  }
}
