package dev.retryevents.event;

import java.util.Arrays;
import java.util.Collection;

/**
 * Whether elements can be told apart in a time that is in proportion to how many there are.
 *
 * <p>Who knows how a hash is computed can write any number of elements that share one, and a set
 * then compares each with all others. Only what is {@link Comparable} a set of Java keeps in order,
 * and so is safe from that.
 */
public final class SharedHashes {

  /** So many pairs may share a hash in a list however short. */
  private static final long FREE_PAIRS = 1 << 18;

  /** And so many more for each element: numbers in a small range share more than chance has it. */
  private static final long PAIRS_PER_ELEMENT = 16;

  /** No list of so few elements has more pairs than are free. */
  private static final int FEW = 1 << 9;

  private SharedHashes() {}

  /**
   * Whether too many pairs of elements share a hash for all of them to be compared.
   *
   * @param elements the elements
   * @return whether that is so
   */
  public static boolean areTooMany(Collection<?> elements) {
    if (elements.size() <= FEW) {
      return false;
    }
    int[] hashes =
        elements.stream()
            .filter(element -> !(element instanceof Comparable))
            .mapToInt(element -> element == null ? 0 : element.hashCode())
            .toArray();
    Arrays.sort(hashes);
    long pairs = 0;
    int first = 0;
    for (int i = 1; i < hashes.length; i++) {
      if (hashes[i] != hashes[first]) {
        first = i;
      }
      pairs += i - first;
    }
    return pairs > FREE_PAIRS + PAIRS_PER_ELEMENT * hashes.length;
  }
}
