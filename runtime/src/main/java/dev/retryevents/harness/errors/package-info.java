/**
 * How a job ends short of its goal.
 *
 * <p>Takes: signals and budgets. Gives: the exceptions that a dispatcher adds to those of its jobs.
 * May not see: the loop that throws them.
 *
 * @serial exclude
 */
@NullMarked
package dev.retryevents.harness.errors;

import org.jspecify.annotations.NullMarked;
