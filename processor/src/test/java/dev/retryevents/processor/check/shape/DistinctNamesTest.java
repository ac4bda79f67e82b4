package dev.retryevents.processor.check.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DistinctNamesTest {

  private static final List<String> WIRE =
      List.of("minLines", "min-lines", "min_lines", "MinLines", "other", "class");

  @Test
  void theOrderOfNamesDoesNotMatter() {
    Map<String, String> names = names(WIRE);
    List<String> shuffled = new ArrayList<>(WIRE);
    for (int seed = 0; seed < 50; seed++) {
      Collections.shuffle(shuffled, new Random(seed));
      assertEquals(names, names(shuffled));
    }
    assertEquals("minLines", names.get("minLines"));
    assertEquals(WIRE.size(), Set.copyOf(names.values()).size());
  }

  @Test
  void aNameThatIsAddedRenamesNoneThatIsSpelledAsInJsonOrSetApart() {
    Map<String, String> before = names(List.of("minLines", "min-lines"));
    Map<String, String> after = names(WIRE);
    before.forEach((wire, name) -> assertEquals(name, after.get(wire), wire));
  }

  @Test
  void noNameTakesThePlaceThatAnotherHad() {
    assertEquals("minLines", names(List.of("min-lines")).get("min-lines"));
    Map<String, String> both = names(List.of("min-lines", "min_lines"));
    assertTrue(!both.containsValue("minLines"), both::toString);
  }

  @Test
  void aNameThatIsTakenOrTooLongIsSetApart() {
    DistinctNames names =
        new DistinctNames(DistinctNamesTest::lower, "_", 8).without(Set.of("ABC"));
    Map<String, String> settled =
        names.of(
            List.of(
                DistinctNames.Claim.of("abc", "abc"),
                DistinctNames.Claim.of("abcdefghijk", "abcdefghijk")));
    assertEquals(Map.of("abc", "abc_ba7816", "abcdefghijk", "abcdefgh_ca2f20"), settled);
    assertEquals(Optional.empty(), names.claim("Abc"));
    assertEquals(Optional.of("new"), names.claim("new"));
    assertEquals(Optional.empty(), names.claim("New"));
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static Map<String, String> names(List<String> wire) {
    return new DistinctNames(name -> name, "_", 150)
        .of(
            wire.stream()
                .map(one -> DistinctNames.Claim.of(one, JavaNames.component(one)))
                .toList());
  }
}
