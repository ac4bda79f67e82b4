package dev.retryevents.harness;

import static dev.retryevents.harness.Rig.correction;
import static dev.retryevents.harness.Rig.overload;
import static dev.retryevents.harness.Rig.rateLimit;
import static dev.retryevents.harness.Rig.transientError;
import static dev.retryevents.harness.Rig.truncation;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What an attempt is told, and what is told of it. */
class AttemptNumbersTest {

  private final Rig rig = new Rig();
  private final List<JobRun> runs = new ArrayList<>();

  @AfterEach
  void close() {
    rig.close();
  }

  private void run(Object... steps) throws Exception {
    rig.dispatcher.executeWithRetry(Rig.script(runs, steps));
  }

  @Test
  void attemptsAreCountedFromOneWhateverTheyEndedIn() throws Exception {
    run(rateLimit(), correction(1), truncation("a"), overload(), "done");
    assertEquals(List.of(1, 2, 3, 4, 5), runs.stream().map(JobRun::attempt).toList());
    List<Integer> started = new ArrayList<>();
    for (var happened : rig.seen) {
      if (happened instanceof JobLifecycle.Started<Said> start) {
        started.add(start.attempt());
      }
    }
    assertEquals(List.of(1, 2, 3, 4, 5), started);
    assertEquals(5, rig.end().snapshot().attemptNumber());
  }

  @Test
  void aRetryNamesTheFailedTheNextAndTheLastAttempt() throws Exception {
    run(rateLimit(), overload(), transientError(), "done");
    assertEquals(List.of("1>2/4", "2>3/4", "3>4/4"), numbers());
  }

  @Test
  void theLastAttemptIsThatOfTheBudgetOfTheFailure() throws Exception {
    run(truncation("a"), correction(1), rateLimit(), correction(2), rateLimit(), "done");
    assertEquals(List.of("1>2/2", "2>3/6", "3>4/6", "4>5/7", "5>6/7"), numbers());
  }

  private List<String> numbers() {
    return rig.retries().stream()
        .map(retry -> retry.attempt() + ">" + retry.nextAttempt() + "/" + retry.maxAttempts())
        .toList();
  }

  @Test
  void theOrderOfTwoCorrectionsIsThatOfWhatHappened() throws Exception {
    run(correction(1), correction(2), "done");
    assertEquals(
        List.of(
            "Scheduled",
            "Started",
            "Corrected",
            "Started",
            "Corrected",
            "Started",
            "Recovered",
            "Completed"),
        rig.story());
  }

  @Test
  void whatWasRecoveredFromIsNamedInOrder() throws Exception {
    var first = rateLimit();
    var second = correction(1);
    run(first, second, "done");
    var recovered = (JobLifecycle.Recovered<Said>) rig.seen.get(rig.seen.size() - 2);
    assertEquals(List.of(first, second), recovered.signals());
  }

  @Test
  void anEscalatedBudgetStaysWithTheJob() throws Exception {
    run(truncation("a"), rateLimit(), "done");
    assertEquals(OptionalInt.of(8192), runs.get(1).outputTokenBudget());
    assertEquals(OptionalInt.of(8192), runs.get(2).outputTokenBudget());
  }

  @Test
  void withoutTruncationThereIsNoEscalatedBudget() throws Exception {
    Job<String> job =
        Job.of(
            Rig.ID,
            run -> {
              assertEquals(OptionalInt.empty(), run.outputTokenBudget());
              assertEquals(0, run.corrections());
              assertEquals(true, run.correction().isEmpty());
              return "done";
            });
    assertEquals("done", rig.dispatcher.executeWithRetry(job));
  }

  @Test
  void aCorrectionIsAHintToEveryAttemptUntilTheNext() throws Exception {
    var wrong = correction(1);
    run(wrong, rateLimit(), "done");
    assertEquals(1, runs.get(2).corrections());
    assertSame(wrong, runs.get(2).correction().orElseThrow());
    assertEquals("no JSON", runs.get(2).correction().orElseThrow().getCause().getMessage());
  }

  @Test
  void anAttemptKnowsTheThrottle() throws Exception {
    run(rateLimit(), "done");
    assertEquals(0.5, runs.get(1).systemThrottle());
  }

  @Test
  void theSnapshotsTellTheLifeOfTheJob() throws Exception {
    run(rateLimit(), "done");
    assertEquals(
        List.of("SCHEDULED 0", "RUNNING 1", "RUNNING 1", "RUNNING 2", "RUNNING 2", "COMPLETED 2"),
        rig.seen.stream()
            .map(it -> it.snapshot().state() + " " + it.snapshot().attemptNumber())
            .toList());
    var end = rig.end().snapshot();
    assertEquals(ManualTime.START, end.submittedAt());
    assertEquals(ManualTime.START, end.startedAt());
    assertEquals(rig.end().at(), end.completedAt());
  }
}
