/**
 * Writes what a contract says as code, as a document and as a test.
 *
 * <p>Takes: {@code model.Contract} and {@code model.TestPlan}. Gives: the text of files, the same
 * for the same contract, ASCII where it is Java. May not see: the checks, the diagnostics, the
 * compiler; it cannot report, so it decides nothing. What comes from outside (names apart, which
 * the checks have made legal) reaches code only through {@code StringLiteral} and {@code
 * JavadocText}.
 */
@NullMarked
package dev.retryevents.processor.generate;

import org.jspecify.annotations.NullMarked;
