/**
 * How what happens reaches those who watch.
 *
 * <p>Takes: items, and who wants which of them. Gives: to each observer its own bounded delivery in
 * the order of publication, with counts of what reached it. May not see: the loop, signals,
 * policies.
 */
@NullMarked
package dev.retryevents.harness.observe;

import org.jspecify.annotations.NullMarked;
