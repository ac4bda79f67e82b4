package dev.retryevents.harness.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.JobState;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopeTest {

  private static JobSnapshot job(String workflow) {
    return new JobSnapshot(
        "7",
        null,
        workflow,
        null,
        "Summary",
        "summary",
        "Summary",
        null,
        null,
        JobState.RUNNING,
        1,
        Instant.EPOCH,
        null,
        null,
        List.of(),
        Map.of());
  }

  @ParameterizedTest
  @CsvSource({
    ", , , true",
    "7, , , true",
    "8, , , false",
    ", w, , true",
    ", v, , false",
    ", , summary, true",
    ", , answer, false",
    "7, w, summary, true",
    "7, v, summary, false",
    "8, w, summary, false",
    "7, w, answer, false"
  })
  void aScopeCoversWhatFitsAllThatItNames(
      String jobId, String workflowId, String jobType, boolean covers) {
    assertEquals(covers, new Scope(jobId, workflowId, jobType).covers(job("w")));
  }

  @ParameterizedTest
  @CsvSource({", true", "w, false"})
  void aJobWithoutAWorkflowIsInNone(String workflowId, boolean covers) {
    assertEquals(covers, new Scope(null, workflowId, null).covers(job(null)));
  }
}
