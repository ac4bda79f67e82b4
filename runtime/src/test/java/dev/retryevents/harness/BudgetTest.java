package dev.retryevents.harness;

import static dev.retryevents.harness.Rig.correction;
import static dev.retryevents.harness.Rig.overload;
import static dev.retryevents.harness.Rig.rateLimit;
import static dev.retryevents.harness.Rig.transientError;
import static dev.retryevents.harness.Rig.truncation;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.harness.errors.RetriesExhaustedException;
import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.policy.RetryBudget;
import dev.retryevents.harness.policy.RetryPolicy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How often a job runs again, and how it is given up. */
class BudgetTest {

  private static final RetryPolicy DEFAULT = RetryPolicy.DEFAULT;

  @Test
  void theUpstreamSignalsShareOneBudgetOfThree() throws Exception {
    try (Rig rig = new Rig()) {
      rig.run(rateLimit(), overload(), transientError(), "done");
    }
    try (Rig rig = new Rig()) {
      var fourth = rateLimit();
      var given = exhausted(rig, rateLimit(), overload(), transientError(), fourth);
      assertEquals(
          "Exceeded the transparent retry budget (3) on RateLimitRetryException: 429 slow down",
          given.getMessage());
      assertEquals(4, given.attempts());
      assertEquals(RetryBudget.UPSTREAM, given.budget());
      assertEquals(3, given.limit());
      assertSame(fourth, given.signal());
    }
  }

  @Test
  void theLastSignalIsTheCauseAndTheEarlierOnesAreSuppressed() {
    try (Rig rig = new Rig()) {
      Exception[] steps = {rateLimit(), overload(), transientError(), rateLimit()};
      var given = exhausted(rig, (Object[]) steps);
      assertSame(steps[3], given.getCause());
      assertArrayEquals(new Throwable[] {steps[0], steps[1], steps[2]}, given.getSuppressed());
    }
  }

  @Test
  void oneExceptionThatIsThrownAgainAndAgainIsNotItsOwnSuppressed() {
    try (Rig rig = new Rig()) {
      var given = exhausted(rig, rateLimit());
      assertEquals(0, given.getSuppressed().length);
    }
  }

  @Test
  void givingUpIsPublishedAsTheEnd() {
    try (Rig rig = new Rig(DEFAULT.withUpstreamBudget(1))) {
      var given = exhausted(rig, rateLimit());
      assertEquals(List.of("Scheduled", "Started", "Waiting", "Started", "GaveUp"), rig.story());
      assertSame(given, ((JobLifecycle.GaveUp<Said>) rig.end()).cause());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void withoutBudgetTheFirstSignalIsTheFailure(int budget) {
    try (Rig rig = new Rig(DEFAULT.withUpstreamBudget(budget))) {
      var given = exhausted(rig, transientError());
      assertEquals(
          "Exceeded the transparent retry budget ("
              + budget
              + ") on TransientErrorRetryException: 502 bad gateway",
          given.getMessage());
      assertEquals(List.of("Scheduled", "Started", "GaveUp"), rig.story());
    }
  }

  @Test
  void theGreatestBudgetDoesNotOverflow() throws Exception {
    try (Rig rig =
        new Rig(DEFAULT.withUpstreamBudget(Integer.MAX_VALUE).withMaxAttempts(Integer.MAX_VALUE))) {
      rig.run(rateLimit(), rateLimit(), "done");
      assertEquals(Integer.MAX_VALUE, rig.retries().get(1).maxAttempts());
    }
  }

  @Test
  void correctionsHaveABudgetOfTheirOwn() throws Exception {
    try (Rig rig = new Rig()) {
      List<JobRun> runs = new ArrayList<>();
      Job<String> job = Rig.script(runs, correction(1), correction(2), "done");
      assertEquals("done", rig.dispatcher.executeWithRetry(job));
      assertEquals(3, runs.size());
    }
  }

  @Test
  void endlessCorrectionsEndAfterFiveRuns() {
    try (Rig rig = new Rig()) {
      var given = exhausted(rig, correction(1));
      assertEquals(5, given.attempts());
      assertEquals(
          "Exceeded max response correction retries (4) on ResponseCorrectionRetryException: the"
              + " answer of gpt-x cannot be used: IllegalArgumentException"
              + " [IllegalArgumentException: no JSON]",
          given.getMessage());
    }
  }

  @Test
  void aTruncationIsAnsweredOnce() throws Exception {
    try (Rig rig = new Rig()) {
      rig.run(truncation("a"), "done");
      assertEquals(
          List.of("Scheduled", "Started", "Raised", "Started", "Recovered", "Completed"),
          rig.story());
    }
    try (Rig rig = new Rig()) {
      var given = exhausted(rig, truncation("a"), truncation("a"));
      assertEquals(
          "Exceeded the output escalation (1) on OutputTruncationRetryException: output of a was"
              + " cut off at 4096 tokens, after its budget was raised to 8192",
          given.getMessage());
      assertEquals(2, given.attempts());
    }
  }

  @Test
  void aSecondTruncationOnAnotherModelNamesTheFirst() {
    try (Rig rig = new Rig()) {
      var given = exhausted(rig, truncation("a"), truncation("b"));
      assertEquals(
          "Exceeded the output escalation (1) on OutputTruncationRetryException: output of b was"
              + " cut off at 4096 tokens, after failover from a",
          given.getMessage());
    }
  }

  @Test
  void anOutputBudgetThatIsNotRaisedIsNotTriedAgain() {
    try (Rig rig = new Rig()) {
      var signal = new OutputTruncationRetryException("a", 8192, 8192);
      assertEquals(1, exhausted(rig, signal).attempts());
    }
  }

  @Test
  void theBudgetsDoNotTouchEachOther() {
    try (Rig rig = new Rig()) {
      Object[] steps = {
        rateLimit(),
        correction(1),
        truncation("a"),
        rateLimit(),
        correction(2),
        rateLimit(),
        correction(3),
        correction(4),
        rateLimit()
      };
      var given = exhausted(rig, steps);
      assertEquals(9, given.attempts());
      assertEquals(RetryBudget.UPSTREAM, given.budget());
    }
  }

  @Test
  void theBackstopHoldsWhateverTheBudgetsSay() {
    try (Rig rig = new Rig(DEFAULT.withCorrectionBudget(100).withMaxAttempts(6))) {
      var given = exhausted(rig, correction(1));
      assertEquals(6, given.attempts());
      assertEquals(RetryBudget.ATTEMPTS, given.budget());
      assertEquals(6, rig.retries().get(0).maxAttempts());
    }
  }

  @Test
  void anExhaustionOfAnInnerLoopIsAFailureOfTheOuter() {
    try (Rig rig = new Rig()) {
      var inner = new RetriesExhaustedException(RetryBudget.UPSTREAM, 3, 4, rateLimit(), List.of());
      assertSame(inner, exhausted(rig, inner));
      assertSame(inner, ((JobLifecycle.Failed<Said>) rig.end()).cause());
    }
  }

  private static RetriesExhaustedException exhausted(Rig rig, Object... steps) {
    return assertThrows(RetriesExhaustedException.class, () -> rig.run(steps));
  }
}
