package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class JobSnapshotTest {

  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  @Test
  void itsComponentsStandInThisOrder() {
    assertEquals(
        "jobId parentJobId workflowId userId jobClass jobType displayName action description"
            + " state attemptNumber submittedAt startedAt completedAt dependencyJobIds metadata",
        Arrays.stream(JobSnapshot.class.getRecordComponents())
            .map(component -> component.getName())
            .collect(Collectors.joining(" ")));
  }

  @Test
  void aFreshJobIsQueuedAndHasNotBegun() {
    JobSnapshot fresh = JobSnapshot.queued("7", "summary", NOON);
    assertEquals("7", fresh.jobId());
    assertEquals(
        List.of("summary", "summary", "summary"),
        List.of(fresh.jobClass(), fresh.jobType(), fresh.displayName()));
    assertEquals(JobState.QUEUED, fresh.state());
    assertEquals(0, fresh.attemptNumber());
    assertEquals(NOON, fresh.submittedAt());
    assertNull(fresh.startedAt());
    assertNull(fresh.completedAt());
    assertEquals(List.of(), fresh.dependencyJobIds());
    assertEquals(Map.of(), fresh.metadata());
  }

  @Test
  void itKeepsItsOwnCopyOfCollections() {
    List<String> dependencies = new ArrayList<>(List.of("1"));
    Map<String, String> metadata = new HashMap<>(Map.of("team", "blue"));
    JobSnapshot snapshot = snapshot("7", JobState.RUNNING, 1, dependencies, metadata);
    dependencies.clear();
    metadata.clear();
    assertEquals(List.of("1"), snapshot.dependencyJobIds());
    assertEquals(Map.of("team", "blue"), snapshot.metadata());
    assertThrows(UnsupportedOperationException.class, () -> snapshot.dependencyJobIds().add("2"));
    assertThrows(UnsupportedOperationException.class, () -> snapshot.metadata().clear());
  }

  @Test
  void whatMustBeThereIsNamedWhenItIsNot() {
    var noId =
        assertThrows(NullPointerException.class, () -> JobSnapshot.queued(null, "summary", NOON));
    assertEquals("jobId", noId.getMessage());
    var noTime =
        assertThrows(NullPointerException.class, () -> JobSnapshot.queued("7", "summary", null));
    assertEquals("submittedAt", noTime.getMessage());
    var noState =
        assertThrows(NullPointerException.class, () -> snapshot("7", null, 0, List.of(), Map.of()));
    assertEquals("state", noState.getMessage());
  }

  @Test
  void attemptsAreNotCountedBelowZero() {
    var fault =
        assertThrows(
            IllegalArgumentException.class,
            () -> snapshot("7", JobState.RUNNING, -1, List.of(), Map.of()));
    assertEquals("attemptNumber is negative: -1", fault.getMessage());
  }

  private static JobSnapshot snapshot(
      String id,
      JobState state,
      int attempt,
      List<String> dependencies,
      Map<String, String> metadata) {
    return new JobSnapshot(
        id,
        null,
        null,
        null,
        "Summary",
        "summary",
        "Summary",
        null,
        null,
        state,
        attempt,
        NOON,
        null,
        null,
        dependencies,
        metadata);
  }
}
