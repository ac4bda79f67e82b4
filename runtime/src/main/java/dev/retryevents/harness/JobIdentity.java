package dev.retryevents.harness;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Who a job is, as far as it does not change while it runs.
 *
 * @param id the identity, unique among the jobs that run at one time
 * @param type the kind of job, as the program names it
 * @param displayName what a person calls the job
 * @param workflowId the workflow it belongs to, if any
 * @param parentId the job that started it, if one did
 * @param userId on whose behalf it runs, if known
 * @param action what the job does, if it says so
 * @param description what the job is for, if it says so
 * @param dependencyIds the jobs that had to end first
 * @param metadata what else the program keeps with the job
 */
public record JobIdentity(
    String id,
    String type,
    String displayName,
    @Nullable String workflowId,
    @Nullable String parentId,
    @Nullable String userId,
    @Nullable String action,
    @Nullable String description,
    List<String> dependencyIds,
    Map<String, String> metadata) {

  /**
   * Copies the collections.
   *
   * @throws NullPointerException if a component that is not {@link Nullable} is null
   */
  public JobIdentity {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(displayName, "displayName");
    dependencyIds = List.copyOf(dependencyIds);
    metadata = Map.copyOf(metadata);
  }

  /**
   * {@return the identity of a job that stands alone}
   *
   * @param id the identity
   * @param type the kind of job, which is also its display name
   */
  public static JobIdentity of(String id, String type) {
    return new JobIdentity(id, type, type, null, null, null, null, null, List.of(), Map.of());
  }

  /**
   * {@return the identity with another display name}
   *
   * @param name what a person calls the job
   */
  public JobIdentity named(String name) {
    return new JobIdentity(
        id, type, name, workflowId, parentId, userId, action, description, dependencyIds, metadata);
  }

  /**
   * {@return the identity as part of a workflow}
   *
   * @param workflow the workflow
   */
  public JobIdentity inWorkflow(String workflow) {
    return new JobIdentity(
        id,
        type,
        displayName,
        workflow,
        parentId,
        userId,
        action,
        description,
        dependencyIds,
        metadata);
  }
}
