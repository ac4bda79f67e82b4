package com.acme.session.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.acme.session.wire.TurnRetryScheduled;
import com.acme.session.wire.TurnRetryScheduledParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountdownTest {

  @ParameterizedTest
  @CsvSource({
    "2000, 1000, 1000, 2000",
    "2000, 1000, 1001, 1999",
    "2000, 1000, 2999, 1",
    "2000, 1000, 3000, 0",
    "2000, 1000, 9000, 0",
    "2000, 1000, 0, 2000", // a clock behind the host's
    "0, 1000, 1000, 0",
    "-5, 1000, 1000, 0",
    "9223372036854775807, 1000, 1001, 9223372036854775806",
    "2000, -9223372036854775808, 9223372036854775807, 0"
  })
  void theWaitIsCountedFromWhenItWasTold(long delay, long emitted, long now, long left) {
    assertEquals(left, Countdown.leftMs(retry(delay, emitted, "busy"), now));
  }

  @Test
  void ofAReplayNobodyKnowsWhatIsLeft() {
    TurnRetryScheduled replayed = new TurnRetryScheduled(retry(2000, 0, "busy").params(), null);
    assertEquals(0, Countdown.leftMs(replayed, 0));
    assertEquals("attempt 1/4 · retrying · busy", Countdown.notice(replayed, 0).message());
    assertEquals("attempt 1/4 · retrying · busy", Countdown.told(replayed).message());
  }

  @ParameterizedTest
  @CsvSource({
    "1000, attempt 1/4 · retrying in 2s · busy",
    "1001, attempt 1/4 · retrying in 2s · busy",
    "2000, attempt 1/4 · retrying in 1s · busy",
    "2999, attempt 1/4 · retrying in 1s · busy",
    "3000, attempt 1/4 · retrying · busy"
  })
  void theNoticeSaysWholeSecondsRoundedUpAndNeverZero(long now, String notice) {
    assertEquals(notice, Countdown.notice(retry(2000, 1000, "busy"), now).message());
  }

  @Test
  void asItIsToldTheNoticeHasAllOfTheWait() {
    assertEquals(
        "attempt 1/4 · retrying in 2s · busy", Countdown.told(retry(2000, 1000, "busy")).message());
  }

  @ParameterizedTest
  @CsvSource({"'', unknown reason", "'\u001B[31mred\u001B[0m\nalert', red alert"})
  void theReasonIsCleanedBeforeItReachesAScreen(String reason, String shown) {
    assertEquals(
        "attempt 1/4 · retrying · " + shown, Countdown.notice(retry(0, 0, reason), 0).message());
  }

  @Test
  void numbersThatMakeNoSenseAreShownAsTheyAre() {
    TurnRetryScheduledParams sane = retry(1, 1, "busy").params();
    TurnRetryScheduledParams odd =
        new TurnRetryScheduledParams(-3, 0, -9, "busy", 1, "s", sane.sourceRange(), "t", "");
    assertEquals(
        "attempt -3/0 · retrying in 1s · busy",
        Countdown.notice(new TurnRetryScheduled(odd, 0L), 0).message());
  }

  private static TurnRetryScheduled retry(long delay, long emitted, String reason) {
    TurnRetryScheduledParams params = ((TurnRetryScheduled) Frames.retry(1, "c")).params();
    return new TurnRetryScheduled(
        new TurnRetryScheduledParams(1, 4, 2, reason, delay, "s", params.sourceRange(), "t", "c"),
        emitted);
  }
}
