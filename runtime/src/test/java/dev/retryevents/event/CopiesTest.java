package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CopiesTest {

  @Test
  void aListIsCopied() {
    List<String> given = new ArrayList<>(List.of("a"));
    List<String> copy = Copies.list("names", given);
    given.add("b");
    assertEquals(List.of("a"), copy);
    assertThrows(UnsupportedOperationException.class, () -> copy.add("c"));
  }

  @Test
  void nullsAreRefusedByTheNameOfTheComponent() {
    List<String> nulls = Arrays.asList("a", null);
    assertFault("names holds null", () -> Copies.list("names", nulls));
    assertFault("names", () -> Copies.list("names", null));
    Map<String, String> map = new LinkedHashMap<>();
    map.put("k", null);
    assertFault("names holds null", () -> Copies.map("names", map));
  }

  @Test
  void nullsAreKeptWhereTheyMeanSomething() {
    List<String> nulls = Arrays.asList("a", null);
    assertEquals(nulls, Copies.listWithNulls("names", nulls));
    Map<String, String> map = new LinkedHashMap<>();
    map.put("k", null);
    assertEquals(map, Copies.mapWithNulls("names", map));
  }

  @Test
  void aMapKeepsItsOrder() {
    Map<String, Integer> given = new LinkedHashMap<>();
    for (String key : List.of("z", "a", "m")) {
      given.put(key, 1);
    }
    Map<String, Integer> copy = Copies.map("counts", given);
    assertEquals(List.of("z", "a", "m"), List.copyOf(copy.keySet()));
    assertThrows(UnsupportedOperationException.class, copy::clear);
  }

  @Test
  void whatIsHeldIsCopiedToo() {
    List<String> held = new ArrayList<>(List.of("a"));
    List<List<String>> lists =
        Copies.eachElement("lists", Arrays.asList(held, null), x -> Copies.list("lists", x));
    Map<String, List<String>> maps =
        Copies.eachValue("maps", Map.of("k", held), x -> Copies.list("maps", x));
    held.add("b");
    assertEquals(Arrays.asList(List.of("a"), null), lists);
    assertEquals(Map.of("k", List.of("a")), maps);
  }

  private static void assertFault(String message, Runnable copy) {
    assertEquals(message, assertThrows(NullPointerException.class, copy::run).getMessage());
  }
}
