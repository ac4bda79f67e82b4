/**
 * Checks that signals and rows meet one to one, and that each signal can fill its row.
 *
 * <p>Takes: the claims, and shaped rows. Gives: findings, and the feeds of the mapping. May not
 * see: compiler, writer and JSON libraries.
 */
@NullMarked
package dev.retryevents.processor.check.signal;

import org.jspecify.annotations.NullMarked;
