package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SecondsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "1, 1",
    "499, 1",
    "999, 1",
    "1000, 1",
    "1001, 2",
    "1999, 2",
    "5000, 5",
    "29999, 30",
    "60000, 60",
    "299999, 300",
    "3600000, 3600",
    "-1, 0",
    "-1000, -1",
    "9223372036854775807, 9223372036854776",
    "-9223372036854775808, -9223372036854775"
  })
  void millisecondsAndDurationsRoundUpAlike(long millis, String seconds) {
    assertEquals(seconds, seconds(millis));
    assertEquals(seconds, seconds(Duration.ofMillis(millis)));
  }

  @Test
  void oneNanosecondIsASecond() {
    assertEquals("1", seconds(Duration.ofNanos(1)));
    assertEquals("0", seconds(Duration.ofNanos(-1)));
  }

  @Test
  void theLongestDurationHasSeconds() {
    assertEquals("9223372036854775808", seconds(Duration.ofSeconds(Long.MAX_VALUE, 1)));
  }

  @Test
  void anUnknownDelayReadsAsZero() {
    assertEquals("0", Templates.render("{$d :retry:seconds}", Collections.singletonMap("d", null)));
  }

  @Test
  void secondsAreANewNumberThatCanBeShownAndSelected() {
    String template =
        ".local $s = {$d :retry:seconds} .match $s 2 {{two}} * {{{$s :number"
            + " minimumIntegerDigits=2}}}";
    assertEquals("two", Templates.render(template, Map.of("d", 1500L)));
    assertEquals("03", Templates.render(template, Map.of("d", 2500L)));
    assertEquals(
        "2",
        Templates.render(
            ".local $n = {$d :number signDisplay=always} {{{$n :retry:seconds}}}",
            Map.of("d", 1500L)));
  }

  private static String seconds(Object delay) {
    return Templates.render("{$d :retry:seconds}", Map.of("d", delay));
  }
}
