package dev.retryevents.harness.observe;

import dev.retryevents.event.JobSnapshot;
import org.jspecify.annotations.Nullable;

/**
 * Which jobs an observer is told of: those that are named here by everything that is not null.
 *
 * @param jobId the one job, or null for any
 * @param workflowId the workflow they belong to, or null for any and none
 * @param jobType the kind of job, or null for any
 */
public record Scope(@Nullable String jobId, @Nullable String workflowId, @Nullable String jobType) {

  /** Every job. */
  public static final Scope ALL = new Scope(null, null, null);

  /**
   * {@return the scope of one job}
   *
   * @param jobId its identity
   */
  public static Scope ofJob(String jobId) {
    return new Scope(jobId, null, null);
  }

  /**
   * {@return the scope of the jobs of one workflow}
   *
   * @param workflowId the workflow
   */
  public static Scope ofWorkflow(String workflowId) {
    return new Scope(null, workflowId, null);
  }

  /**
   * {@return the scope of the jobs of one kind}
   *
   * @param jobType the kind
   */
  public static Scope ofType(String jobType) {
    return new Scope(null, null, jobType);
  }

  /**
   * {@return whether a job is in this scope}
   *
   * @param job the job
   */
  public boolean covers(JobSnapshot job) {
    return (jobId == null || jobId.equals(job.jobId()))
        && (workflowId == null || workflowId.equals(job.workflowId()))
        && (jobType == null || jobType.equals(job.jobType()));
  }
}
