package dev.retryevents.event;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * What the compact constructors of generated records ask of lists and maps as a whole. What a
 * method throws names the component and says, in one printable line, what is wrong.
 */
public final class Sizes {

  private Sizes() {}

  /**
   * Refuses a list or map smaller than a schema's {@code minItems} or {@code minProperties}.
   *
   * @param name the component
   * @param size how many elements or entries it has
   * @param minimum the fewest allowed
   * @throws IllegalArgumentException if it has fewer
   */
  public static void atLeast(String name, int size, int minimum) {
    if (size < minimum) {
      throw new IllegalArgumentException(name + " has fewer than " + minimum + " parts: " + size);
    }
  }

  /**
   * Refuses a list or map larger than a schema's {@code maxItems} or {@code maxProperties}.
   *
   * @param name the component
   * @param size how many elements or entries it has
   * @param maximum the most allowed
   * @throws IllegalArgumentException if it has more
   */
  public static void atMost(String name, int size, int maximum) {
    if (size > maximum) {
      throw new IllegalArgumentException(name + " has more than " + maximum + " parts: " + size);
    }
  }

  /**
   * Refuses a list with two equal elements, where the schema says {@code uniqueItems}.
   *
   * @param name the component
   * @param elements its elements
   * @throws IllegalArgumentException if two of them are equal, or too many share a hash to tell
   */
  public static void unique(String name, Collection<?> elements) {
    if (SharedHashes.areTooMany(elements)) {
      throw new IllegalArgumentException(name + " has too many elements that share a hash");
    }
    Set<Object> seen = new HashSet<>();
    int index = 0;
    for (Object element : elements) {
      // 0 and -0 are one number to JSON, and two to the sets of Java
      if (!seen.add(element instanceof Double number ? (Object) (number + 0.0) : element)) {
        throw new IllegalArgumentException(name + " repeats an element, at index " + index);
      }
      index++;
    }
  }
}
