package dev.retryevents.processor.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {

  private static final List<String> KNOWN =
      List.of("model", "attempt", "systemThrottle", "estimatedDelayMs", "limitType");

  @ParameterizedTest
  @CsvSource({
    "modle, model",
    "mode, model",
    "models, model",
    "MODEL, model",
    "sytemThrotle, systemThrottle",
    "estimatedDelay, estimatedDelayMs",
    "limit_type, limitType"
  })
  void aSlipIsFound(String written, String meant) {
    assertEquals(Optional.of(meant), NearestName.of(written, KNOWN));
  }

  @ParameterizedTest
  @CsvSource({"provider", "x", "''", "modalities"})
  void anotherWordIsNoSlip(String written) {
    assertEquals(Optional.empty(), NearestName.of(written, KNOWN));
  }

  @Test
  void aLetterIsNoSlipOfAnother() {
    assertEquals(Optional.empty(), NearestName.of("d", List.of("a", "b")));
    assertEquals(Optional.of("d"), NearestName.of("D", List.of("a", "d")));
  }

  @Test
  void ofEquallyNearNamesTheFirstOfTheAlphabetIsTaken() {
    assertEquals(Optional.of("cat"), NearestName.of("xat", List.of("rat", "cat", "hat")));
  }

  @ParameterizedTest
  @CsvSource({"ab, ba, 1", "abc, abc, 0", "'', abc, 3", "abc, '', 3", "ca, abc, 3", "A, a, 0"})
  void swapsOfNeighboursCountOnce(String left, String right, int distance) {
    assertEquals(distance, NearestName.distance(left, right));
    assertEquals(distance, NearestName.distance(right, left));
  }

  @Test
  void caseIsThatOfTheRootLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertEquals(0, NearestName.distance("LIMIT", "limit"));
    } finally {
      Locale.setDefault(before);
    }
  }
}
