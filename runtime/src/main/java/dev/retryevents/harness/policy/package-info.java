/**
 * How often a job is run again, and how long it waits before.
 *
 * <p>Takes: signals, and the figures of the one who builds the dispatcher. Gives: budgets, windows
 * of waiting, the system throttle. May not see: jobs, observers, threads.
 */
@NullMarked
package dev.retryevents.harness.policy;

import org.jspecify.annotations.NullMarked;
