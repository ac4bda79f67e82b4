package dev.retryevents.event;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A job as it was at one moment.
 *
 * @param jobId the identity of the job
 * @param parentJobId the job that started it, if one did
 * @param workflowId the workflow it belongs to, if any
 * @param userId on whose behalf it runs, if known
 * @param jobClass the name of the class that does the work
 * @param jobType the kind of job, as the program names it
 * @param displayName what a person calls the job
 * @param action what the job is doing, if it says so
 * @param description what the job is for, if it says so
 * @param state the state
 * @param attemptNumber how many attempts have begun; 0 before the first
 * @param submittedAt when it was accepted
 * @param startedAt when the first attempt began, if one did
 * @param completedAt when it came to its end, if it did
 * @param dependencyJobIds the jobs that had to end first
 * @param metadata what else the program keeps with the job
 */
public record JobSnapshot(
    String jobId,
    @Nullable String parentJobId,
    @Nullable String workflowId,
    @Nullable String userId,
    String jobClass,
    String jobType,
    String displayName,
    @Nullable String action,
    @Nullable String description,
    JobState state,
    int attemptNumber,
    Instant submittedAt,
    @Nullable Instant startedAt,
    @Nullable Instant completedAt,
    List<String> dependencyJobIds,
    Map<String, String> metadata) {

  /**
   * Copies the collections.
   *
   * @throws NullPointerException if a component that is not {@link Nullable} is null
   * @throws IllegalArgumentException if {@code attemptNumber} is negative
   */
  public JobSnapshot {
    Objects.requireNonNull(jobId, "jobId");
    Objects.requireNonNull(jobClass, "jobClass");
    Objects.requireNonNull(jobType, "jobType");
    Objects.requireNonNull(displayName, "displayName");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(submittedAt, "submittedAt");
    if (attemptNumber < 0) {
      throw new IllegalArgumentException("attemptNumber is negative: " + attemptNumber);
    }
    dependencyJobIds = List.copyOf(dependencyJobIds);
    metadata = Map.copyOf(metadata);
  }

  /**
   * A job that was just accepted: {@link JobState#QUEUED}, no attempt yet.
   *
   * @param jobId the identity of the job
   * @param jobType the kind of job, which also serves as class and display name
   * @param submittedAt when it was accepted
   * @return the snapshot
   */
  public static JobSnapshot queued(String jobId, String jobType, Instant submittedAt) {
    return new JobSnapshot(
        jobId,
        null,
        null,
        null,
        jobType,
        jobType,
        jobType,
        null,
        null,
        JobState.QUEUED,
        0,
        submittedAt,
        null,
        null,
        List.of(),
        Map.of());
  }
}
