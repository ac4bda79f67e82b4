/**
 * How a dispatcher waits, sets its alarms and starts its threads: the seams that tests replace.
 *
 * <p>Takes: durations and tasks. Gives: waits, alarms and threads. May not see: jobs, policies,
 * observers.
 */
@NullMarked
package dev.retryevents.harness.seam;

import org.jspecify.annotations.NullMarked;
