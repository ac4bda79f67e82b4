package dev.retryevents.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The immutable copies that generated records keep. Each method names the component in what it
 * throws; the order of elements and entries stays.
 */
public final class Copies {

  private Copies() {}

  /**
   * A copy of a list.
   *
   * @param <T> what it holds
   * @param name the component
   * @param list the list
   * @return the copy
   * @throws NullPointerException if the list is null or holds null
   */
  public static <T> List<T> list(String name, List<T> list) {
    for (T element : Objects.requireNonNull(list, name)) {
      requireElement(name, element);
    }
    return List.copyOf(list);
  }

  /**
   * A copy of a list that may hold null.
   *
   * @param <T> what it holds
   * @param name the component
   * @param list the list
   * @return the copy
   * @throws NullPointerException if the list is null
   */
  public static <T extends @Nullable Object> List<T> listWithNulls(String name, List<T> list) {
    return Collections.unmodifiableList(new ArrayList<>(Objects.requireNonNull(list, name)));
  }

  /**
   * A copy of a map.
   *
   * @param <T> what it maps to
   * @param name the component
   * @param map the map
   * @return the copy
   * @throws NullPointerException if the map is null or holds null
   */
  public static <T> Map<String, T> map(String name, Map<String, T> map) {
    Map<String, T> copy = mapWithNulls(name, map);
    copy.values().forEach(value -> requireElement(name, value));
    return copy;
  }

  /**
   * A copy of a map whose values may be null.
   *
   * @param <T> what it maps to
   * @param name the component
   * @param map the map
   * @return the copy
   * @throws NullPointerException if the map or one of its keys is null
   */
  public static <T extends @Nullable Object> Map<String, T> mapWithNulls(
      String name, Map<String, T> map) {
    Map<String, T> copy = new LinkedHashMap<>(Objects.requireNonNull(map, name));
    copy.keySet().forEach(key -> requireElement(name, key));
    return Collections.unmodifiableMap(copy);
  }

  /**
   * A list with its elements copied; null stays null.
   *
   * @param <T> what it holds
   * @param name the component
   * @param list the list
   * @param copy copies one element
   * @return a new list
   * @throws NullPointerException if the list is null
   */
  public static <T extends @Nullable Object> List<T> eachElement(
      String name, List<T> list, Function<T, T> copy) {
    List<T> copies = new ArrayList<>(Objects.requireNonNull(list, name));
    copies.replaceAll(element -> element == null ? element : copy.apply(element));
    return copies;
  }

  /**
   * A map with its values copied; null stays null.
   *
   * @param <T> what it maps to
   * @param name the component
   * @param map the map
   * @param copy copies one value
   * @return a new map
   * @throws NullPointerException if the map is null
   */
  public static <T extends @Nullable Object> Map<String, T> eachValue(
      String name, Map<String, T> map, Function<T, T> copy) {
    Map<String, T> copies = new LinkedHashMap<>(Objects.requireNonNull(map, name));
    copies.replaceAll((key, value) -> value == null ? value : copy.apply(value));
    return copies;
  }

  private static void requireElement(String name, @Nullable Object element) {
    if (element == null) {
      throw new NullPointerException(name + " holds null");
    }
  }
}
