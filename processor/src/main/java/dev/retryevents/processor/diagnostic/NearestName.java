package dev.retryevents.processor.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that a misspelt one was meant to be. */
public final class NearestName {

  private NearestName() {}

  /**
   * The known name nearest to {@code written}, if one is near: at most a third of its letters, and
   * at least one but not all, need to be changed, inserted, dropped or swapped with a neighbour;
   * case is free.
   */
  public static Optional<String> of(String written, Collection<String> known) {
    int limit = Math.min(Math.max(1, written.length() / 3), written.length() - 1);
    return known.stream()
        .filter(name -> distance(written, name) <= limit)
        .min(
            Comparator.comparingInt((String name) -> distance(written, name))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Edit distance with swaps of neighbours (optimal string alignment), ignoring case. */
  static int distance(String left, String right) {
    String a = left.toLowerCase(Locale.ROOT);
    String b = right.toLowerCase(Locale.ROOT);
    int[] before = new int[b.length() + 1];
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(above[j - 1] + change, 1 + Math.min(above[j], row[j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
      }
      before = above;
      above = row;
    }
    return above[b.length()];
  }
}
