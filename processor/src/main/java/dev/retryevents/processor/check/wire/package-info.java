/**
 * Checks of a wire model: what it selects of a bundle, and the shapes of the messages.
 *
 * <p>Takes: a declared model, its bundle and the sections of the bundle. Gives: findings, and a
 * wire contract. May not see: compiler, writer and JSON libraries.
 */
@NullMarked
package dev.retryevents.processor.check.wire;

import org.jspecify.annotations.NullMarked;
