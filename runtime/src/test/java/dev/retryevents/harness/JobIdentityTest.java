package dev.retryevents.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.event.JobSnapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JobIdentityTest {

  private static final JobIdentity ALL =
      new JobIdentity(
          "7",
          "summary",
          "Summary",
          "w",
          "6",
          "ann",
          "reads",
          "sums up",
          List.of("5"),
          Map.of("k", "v"));

  /** A job of a class that has a name. */
  private record Named(JobIdentity identity) implements Job<String> {
    @Override
    public String run(JobRun run) {
      return "done";
    }
  }

  private static JobSnapshot snapshotOf(Job<String> job) throws Exception {
    try (Rig rig = new Rig()) {
      rig.dispatcher.executeWithRetry(job);
      return rig.end().snapshot();
    }
  }

  @Test
  void everySnapshotCarriesAllOfTheIdentity() throws Exception {
    JobSnapshot snapshot = snapshotOf(new Named(ALL));
    assertEquals("7", snapshot.jobId());
    assertEquals("summary", snapshot.jobType());
    assertEquals("Summary", snapshot.displayName());
    assertEquals("w", snapshot.workflowId());
    assertEquals("6", snapshot.parentJobId());
    assertEquals("ann", snapshot.userId());
    assertEquals("reads", snapshot.action());
    assertEquals("sums up", snapshot.description());
    assertEquals(List.of("5"), snapshot.dependencyJobIds());
    assertEquals(Map.of("k", "v"), snapshot.metadata());
  }

  @Test
  void theClassOfAJobIsNamedWhereItHasAName() throws Exception {
    assertEquals(Named.class.getName(), snapshotOf(new Named(ALL)).jobClass());
    assertEquals("summary", snapshotOf(Job.of(ALL, run -> "done")).jobClass());
  }

  @Test
  void theShortFormStandsAlone() {
    JobIdentity alone = JobIdentity.of("7", "summary");
    assertEquals("summary", alone.displayName());
    assertNull(alone.workflowId());
    assertEquals("Summary", alone.named("Summary").displayName());
    assertEquals("w", alone.inWorkflow("w").workflowId());
  }

  @Test
  void onlyTheOneThingDiffers() {
    assertEquals(ALL, ALL.named("x").inWorkflow("x").named("Summary").inWorkflow("w"));
  }

  @Test
  void itKeepsNothingThatCanChange() {
    List<String> dependencies = new ArrayList<>(List.of("5"));
    Map<String, String> metadata = new HashMap<>(Map.of("k", "v"));
    JobIdentity identity =
        new JobIdentity("7", "t", "n", null, null, null, null, null, dependencies, metadata);
    dependencies.clear();
    metadata.clear();
    assertEquals(List.of("5"), identity.dependencyIds());
    assertEquals(Map.of("k", "v"), identity.metadata());
  }

  @Test
  void whatIsMissingIsNamed() {
    assertEquals(
        "id",
        assertThrows(NullPointerException.class, () -> JobIdentity.of(null, "t")).getMessage());
    assertEquals(
        "type",
        assertThrows(NullPointerException.class, () -> JobIdentity.of("7", null)).getMessage());
  }
}
