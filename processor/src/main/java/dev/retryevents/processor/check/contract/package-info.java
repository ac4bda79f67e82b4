/**
 * Checks that a contract test can be written.
 *
 * <p>Takes: a declared contract and the verdict on its table. Gives: findings, and the plan of the
 * test. May not see: compiler, writer and JSON libraries.
 */
@NullMarked
package dev.retryevents.processor.check.contract;

import org.jspecify.annotations.NullMarked;
