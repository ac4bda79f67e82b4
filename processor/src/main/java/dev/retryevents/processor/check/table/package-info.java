/**
 * Checks of the table itself: names, titles, the interface that events extend.
 *
 * <p>Takes: the claims, and shaped rows. Gives: findings. May not see: compiler, writer and JSON
 * libraries.
 */
@NullMarked
package dev.retryevents.processor.check.table;

import org.jspecify.annotations.NullMarked;
