package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.policy.RetryPolicy;
import dev.retryevents.harness.policy.SystemThrottle;
import dev.retryevents.harness.seam.Alarms;
import dev.retryevents.harness.seam.Sleeper;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/** What the loop of every job of one dispatcher stands on. */
record DispatcherSettings<E extends JobEvent>(
    Class<E> family,
    EventMapping<E> mapping,
    RetryPolicy policy,
    SystemThrottle throttle,
    InstantSource clock,
    Sleeper sleeper,
    Alarms alarms,
    RandomGenerator random) {}
