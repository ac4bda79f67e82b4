/**
 * Runs jobs that ask to be run again, and publishes what happens to them.
 *
 * <p>{@link dev.retryevents.harness.JobDispatcher} is the way in. Takes: jobs, a policy, and the
 * mapping from signals to the events of one family. Gives: results, and the {@linkplain
 * dev.retryevents.harness.JobLifecycle lifecycle} of each job to its observers. May not see: {@code
 * dev.retryevents.json}, or any generated type.
 */
@NullMarked
package dev.retryevents.harness;

import org.jspecify.annotations.NullMarked;
