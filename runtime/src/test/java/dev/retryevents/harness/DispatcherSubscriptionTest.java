package dev.retryevents.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.harness.observe.Observer;
import dev.retryevents.harness.observe.Scope;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who is told of what. */
class DispatcherSubscriptionTest {

  private final Rig rig = new Rig();
  private final List<String> told = new ArrayList<>();

  @AfterEach
  void close() {
    rig.close();
  }

  private void run(String id, String type, String workflow) throws Exception {
    JobIdentity identity = JobIdentity.of(id, type).inWorkflow(workflow);
    Job<String> script = Rig.script(new ArrayList<>(), Rig.rateLimit(), Rig.correction(1), "done");
    rig.dispatcher.executeWithRetry(Job.of(identity, script::run));
  }

  private void runAll() throws Exception {
    run("1", "summary", "w");
    run("2", "answer", "w");
    run("3", "summary", "v");
  }

  private void note(Said event) {
    told.add(event.snapshot().jobId() + " " + event.title());
  }

  @Test
  void theFamilyIsEveryEvent() throws Exception {
    rig.dispatcher.subscribe(Said.class, this::note);
    run("1", "summary", "w");
    assertEquals(List.of("1 Waiting", "1 Corrected"), told);
  }

  @Test
  void oneTypeOfEventIsOnlyThat() throws Exception {
    rig.dispatcher.subscribe(Said.Corrected.class, event -> told.add(event.failure()));
    run("1", "summary", "w");
    assertEquals(List.of("IllegalArgumentException"), told);
  }

  @Test
  void aScopeIsOneJobOneWorkflowOrOneKindOfJob() throws Exception {
    rig.dispatcher.subscribe(Said.Waiting.class, Scope.ofJob("2"), this::note);
    rig.dispatcher.subscribe(Said.Waiting.class, Scope.ofWorkflow("v"), this::note);
    rig.dispatcher.subscribe(Said.Corrected.class, Scope.ofType("summary"), this::note);
    runAll();
    assertEquals(List.of("1 Corrected", "2 Waiting", "3 Waiting", "3 Corrected"), told);
  }

  @Test
  void aLifecycleIsFollowedWithinItsScope() throws Exception {
    rig.dispatcher.follow(Scope.ofWorkflow("v"), happened -> told.add(happened.snapshot().jobId()));
    runAll();
    assertEquals(List.of("3", "3", "3", "3", "3", "3", "3", "3"), told);
  }

  @Test
  void theSameObserverOfTheSameIsToldOnce() throws Exception {
    Observer<Said> observer = this::note;
    var first = rig.dispatcher.subscribe(Said.class, Scope.ofJob("1"), observer);
    assertSame(first, rig.dispatcher.subscribe(Said.class, Scope.ofJob("1"), observer));
    assertNotSame(first, rig.dispatcher.subscribe(Said.class, observer));
    first.close();
    run("1", "summary", "w");
    assertEquals(List.of("1 Waiting", "1 Corrected"), told);
  }

  @Test
  void anObserverThatThrowsDoesNotReachTheJob() throws Exception {
    rig.dispatcher.subscribe(
        Said.class,
        event -> {
          throw new StackOverflowError("of the observer");
        });
    assertEquals("done", rig.run(Rig.rateLimit(), "done"));
  }

  @Test
  void anEventThatCannotBeMadeIsTheFailureAndNoSilentRetry() {
    var broken = new IllegalArgumentException("details is empty");
    try (var dispatcher =
        JobDispatcher.<Said>of(
            Said.class,
            (signal, context) -> {
              throw broken;
            })) {
      List<JobRun> runs = new ArrayList<>();
      var signal = Rig.rateLimit();
      assertSame(
          broken,
          assertThrows(
              IllegalArgumentException.class,
              () -> dispatcher.executeWithRetry(Rig.script(runs, signal, "done"))));
      assertEquals(1, runs.size());
      assertSame(signal, broken.getSuppressed()[0]);
    }
  }

  @Test
  void aMappingThatGivesNothingIsNamed() {
    try (var dispatcher = JobDispatcher.<Said>of(Said.class, (signal, context) -> null)) {
      var fault =
          assertThrows(
              NullPointerException.class,
              () ->
                  dispatcher.executeWithRetry(
                      Rig.script(new ArrayList<>(), Rig.overload(), "done")));
      assertEquals("the mapping gives no event for OverloadRetryException", fault.getMessage());
    }
  }
}
