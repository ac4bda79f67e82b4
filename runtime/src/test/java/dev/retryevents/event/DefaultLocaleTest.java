package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contract text is the same on every host: these locales change digits, points or letters. */
class DefaultLocaleTest {

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "ar-EG", "fa", "hi-IN-u-nu-deva", "tr", "en-ZA"})
  void theTextIsTheSame(String tag) {
    Locale.setDefault(Locale.forLanguageTag(tag));
    assertNotEquals("1.5 i", String.format("%.1f %s", 1.5, "I".toLowerCase()), "tells hosts apart");
    assertEquals("1.5 1234567.25 -3 4097 18446744073709551614 INFO 12", line());
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "ar-EG", "fa", "hi-IN-u-nu-deva", "tr", "en-ZA"})
  void aRefusalIsTheSame(String tag) {
    Locale.setDefault(Locale.forLanguageTag(tag));
    var fault =
        assertThrows(
            IllegalArgumentException.class, () -> Constraints.atLeast("systemThrottle", -0.5, 0.0));
    assertEquals("systemThrottle is less than 0.0: -0.5", fault.getMessage());
  }

  private static String line() {
    StringBuilder out = new StringBuilder();
    NumberText.appendTenths(out, 1.45);
    NumberText.append(out.append(' '), 1234567.25, 1, 0, 3, SignDisplay.AUTO);
    NumberText.append(out.append(' '), -2.5, 1, 0, 0, SignDisplay.AUTO);
    NumberText.appendSum(out.append(' '), 4096, 1);
    NumberText.appendSum(out.append(' '), Long.MAX_VALUE, Long.MAX_VALUE);
    PrintableText.append(out.append(' '), "INFO\n");
    return out.append(' ').append(RetrySeconds.ofMillis(11_001)).toString();
  }
}
