package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.observe.Scope;
import dev.retryevents.harness.observe.Selection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Selects the retry events of one type, or of the whole family, from the lifecycle of jobs. */
record EventsOfType<E extends JobEvent, T extends E>(Class<T> type, Scope scope)
    implements Selection<JobLifecycle<E>, T> {

  EventsOfType {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(scope, "scope");
  }

  @Override
  public @Nullable T from(JobLifecycle<E> published) {
    return published instanceof JobLifecycle.Retrying<E> retrying
            && type.isInstance(retrying.event())
            && scope.covers(retrying.snapshot())
        ? type.cast(retrying.event())
        : null;
  }
}
