package dev.retryevents.processor.check.shape;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Keeps names apart that Java would take for one, by a rule that knows nothing of their order.
 *
 * <p>A name that nobody else wants is as it is wanted. Of several that want the same one, that
 * which JSON spells the same way has it, whatever is added later; a name that others are made of
 * gives way to none of those. All others get {@code _} and the first digits of the hash (SHA-256)
 * of the name in JSON: none of them silently takes the place that another had, and a name that was
 * set apart stays so.
 */
final class DistinctNames {

  /** How many digits of the hash a name gets, unless more are needed. */
  private static final int DIGITS = 6;

  /**
   * Who wants a name.
   *
   * @param key the name or pointer in JSON, unique among the claims
   * @param wanted the Java name that it would have alone
   * @param rank 0 if JSON spells it so; of the others, the lower comes first
   */
  record Claim(String key, String wanted, int rank) {

    /** A claim of a name in JSON, which counts more if it is a Java name already. */
    static Claim of(String wire, String wanted) {
      return new Claim(wire, wanted, wire.equals(wanted) ? 0 : 1);
    }
  }

  private final UnaryOperator<String> fold;
  private final String separator;
  private final int longest;
  private final Set<String> taken = new HashSet<>();

  /**
   * Names that are to differ.
   *
   * @param fold what two names have in common that are not to be
   * @param separator what stands in front of the hash, and in no name that is wanted
   * @param longest how many bytes of UTF-8 a name is wide; one that is wider is cut, and set apart
   */
  DistinctNames(UnaryOperator<String> fold, String separator, int longest) {
    this.fold = fold;
    this.separator = separator;
    this.longest = longest;
  }

  /** The same, with names that something else has. */
  DistinctNames without(Collection<String> names) {
    names.forEach(name -> taken.add(fold.apply(name)));
    return this;
  }

  /** The name of each claim by its key. */
  Map<String, String> of(Collection<Claim> claims) {
    Map<String, List<Claim>> rivals = new TreeMap<>();
    for (Claim claim : claims) {
      rivals.computeIfAbsent(fold.apply(claim.wanted()), name -> new ArrayList<>()).add(claim);
    }
    Map<String, String> names = new HashMap<>();
    rivals.forEach((name, group) -> settle(name, group, names));
    names.values().forEach(name -> taken.add(fold.apply(name)));
    return names;
  }

  /** Takes one more name, if nobody has it. */
  Optional<String> claim(String wanted) {
    return !isTooLong(wanted) && taken.add(fold.apply(wanted))
        ? Optional.of(wanted)
        : Optional.empty();
  }

  private void settle(String name, List<Claim> group, Map<String, String> names) {
    String owner = taken.contains(name) ? null : owner(group);
    List<Claim> others = new ArrayList<>(group);
    if (owner != null) {
      others.removeIf(claim -> claim.key().equals(owner));
      names.put(owner, wanted(owner, group));
    }
    int digits = DIGITS;
    Map<String, String> apart = apart(others, digits);
    while (new HashSet<>(apart.values()).size() < apart.size()) {
      apart = apart(others, ++digits);
    }
    names.putAll(apart);
  }

  private static String wanted(String key, List<Claim> group) {
    return group.stream()
        .filter(claim -> claim.key().equals(key))
        .findFirst()
        .orElseThrow()
        .wanted();
  }

  /** Who keeps the name; null if nobody does. */
  private @Nullable String owner(List<Claim> group) {
    int first = group.stream().mapToInt(Claim::rank).min().orElseThrow();
    List<Claim> best = group.stream().filter(claim -> claim.rank() == first).toList();
    if (isTooLong(best.get(0).wanted()) || (first > 0 && best.size() > 1)) {
      return null;
    }
    // Names that differ by case alone are all spelled as in JSON: which one is kept hides nothing.
    return best.stream().map(Claim::key).max(Comparator.naturalOrder()).orElseThrow();
  }

  private Map<String, String> apart(List<Claim> claims, int digits) {
    Map<String, String> names = new HashMap<>();
    for (Claim claim : claims) {
      names.put(claim.key(), apart(claim.key(), claim.wanted(), digits));
    }
    return names;
  }

  /** A name that is set apart from all others without being compared with them. */
  String apart(String key, String wanted) {
    return apart(key, wanted, DIGITS);
  }

  private String apart(String key, String wanted, int digits) {
    return shortened(wanted) + separator + Sha256.hex(key).substring(0, digits);
  }

  private boolean isTooLong(String name) {
    return name.getBytes(StandardCharsets.UTF_8).length > longest;
  }

  private String shortened(String name) {
    String kept = name;
    while (isTooLong(kept)) {
      kept = kept.substring(0, kept.offsetByCodePoints(kept.length(), -1));
    }
    return kept;
  }
}
