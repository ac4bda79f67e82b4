package com.acme.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.retryevents.event.RetrySeconds;
import dev.retryevents.harness.seam.Sleeper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The program as it is run, over HTTP, without the waiting. */
class MainTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final List<Duration> waits = new ArrayList<>();

  @Test
  void theTourShowsEachEventInItsOrderAndThenTheResults() throws IOException {
    assertEquals(0, run(waits::add));
    assertEquals(
        List.of(
            "ticket-1 · Rate Limit Retry · Hit acceleration limit (system throttle: 1.5x) for"
                + " gpt-x. Retrying in ~27 seconds (attempt 1)",
            "ticket-1 · Server Error Retry · Server error from Globex: 529 the model is overloaded."
                + " Retrying in ~120 seconds (attempt 2)",
            "ticket-1 · Server Error Retry · Server error from Globex: 500 internal server error."
                + " Retrying in ~18 seconds (attempt 3)",
            "ticket-1 · Output Truncation Retry · Output truncated at 4096 tokens on gpt-x."
                + " Retrying with budget 8192.",
            "ticket-1 · Response Correction Retry · Response on gpt-x failed to parse or validate"
                + " (JsonException). Retrying with correction, attempt 1.",
            "ticket-1 · Recovered · after 5 retries",
            "ticket-2 · Rate Limit Retry · Hit capacity limit for gpt-x."
                + " Retrying in ~41 seconds (attempt 1)",
            "ticket-2 · Rate Limit Retry · Hit capacity limit for gpt-x."
                + " Retrying in ~58 seconds (attempt 2)",
            "ticket-2 · Recovered · after 2 retries",
            "ticket-1 · Sorted · billing, urgent",
            "ticket-2 · Sorted · accounts",
            "ticket-3 · Sorted · general"),
        lines(out));
    assertEquals(List.of(), lines(err));
    assertEquals(
        List.of(27L, 120L, 18L, 41L, 58L),
        waits.stream().map(wait -> RetrySeconds.ofMillis(wait.toMillis())).toList());
  }

  @Test
  void theSeedDecidesTheWaitsAndTheSpeedDividesThem() throws IOException {
    run(waits::add, "--seed", "7");
    List<String> lines = lines(out);
    List<Duration> seven = List.copyOf(waits);

    out.reset();
    waits.clear();
    run(waits::add, "--speed", "100", "--seed", "7");
    assertEquals(lines, lines(out));
    assertEquals(seven.stream().map(wait -> wait.dividedBy(100)).toList(), waits);

    waits.clear();
    run(waits::add, "--seed", "8");
    assertNotEquals(seven, waits);
  }

  @Test
  void aJobThatIsGivenUpSaysSoAndTheOthersGoOn() throws IOException {
    assertEquals(1, run(waits::add, "--script", "drop,error,overload,error/answer"));
    List<String> lines = lines(out);
    assertEquals(
        List.of(
            "ticket-1 · Gave Up · Exceeded the transparent retry budget (3) on"
                + " TransientErrorRetryException: 500 internal server error",
            "ticket-1 · Not Sorted",
            "ticket-2 · Sorted · accounts"),
        lines.subList(3, lines.size()));
  }

  @Test
  void whatNoRetryCuresFailsAtOnce() throws IOException {
    assertEquals(1, run(waits::add, "--script", "quota,answer"));
    assertEquals(
        List.of(
            "ticket-1 · Failed · 429 the quota of this month is used up", "ticket-1 · Not Sorted"),
        lines(out));
    assertEquals(List.of(), waits);
  }

  @Test
  void aScriptThatEndsTooSoonIsNamed() throws IOException {
    assertEquals(1, run(waits::add, "--script", "garble"));
    assertEquals(
        List.of(
            "ticket-1 · Response Correction Retry · Response on gpt-x failed to parse or validate"
                + " (JsonException). Retrying with correction, attempt 1.",
            "ticket-1 · Failed · 410 the script has no step left",
            "ticket-1 · Not Sorted"),
        lines(out));
  }

  @Test
  void wrongArgumentsEndInOneLine() throws IOException {
    assertEquals(2, run(waits::add, "--fast"));
    assertEquals(List.of(), lines(out));
    assertEquals(
        List.of("acme-agent: there is no argument \"--fast\"; --help tells more"), lines(err));
  }

  @Test
  void helpIsGivenAndNothingElseDone() throws IOException {
    assertEquals(0, run(waits::add, "--speed", "7", "--help"));
    assertEquals(Options.HELP, out.toString(StandardCharsets.UTF_8));
    assertEquals(List.of(), lines(err));
  }

  private int run(Sleeper sleeper, String... arguments) throws IOException {
    return Main.run(stream(out), stream(err), sleeper, arguments);
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static List<String> lines(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
