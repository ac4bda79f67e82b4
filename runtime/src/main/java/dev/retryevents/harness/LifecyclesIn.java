package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.observe.Scope;
import dev.retryevents.harness.observe.Selection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Selects everything that happens to the jobs of a scope. */
record LifecyclesIn<E extends JobEvent>(Scope scope)
    implements Selection<JobLifecycle<E>, JobLifecycle<E>> {

  LifecyclesIn {
    Objects.requireNonNull(scope, "scope");
  }

  @Override
  public @Nullable JobLifecycle<E> from(JobLifecycle<E> published) {
    return scope.covers(published.snapshot()) ? published : null;
  }
}
