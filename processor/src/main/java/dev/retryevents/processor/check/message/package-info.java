/**
 * Checks messages against the components of their rows, and turns them into sentences.
 *
 * <p>Takes: shaped rows and parsed templates. Gives: findings with the line of the template and a
 * caret, and sentences of the model. May not see: compiler, writer and JSON libraries.
 */
@NullMarked
package dev.retryevents.processor.check.message;

import org.jspecify.annotations.NullMarked;
