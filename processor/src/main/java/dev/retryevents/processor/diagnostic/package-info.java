/**
 * What can be wrong, where, and in which words.
 *
 * <p>Takes: nothing. Gives: {@code Code}, {@code Diagnostic}, {@code Origin} and the wording that
 * all messages share. May not see: any other package of the processor. Of the compiler it holds
 * elements and annotation values as tokens of a place, and asks them nothing.
 */
@NullMarked
package dev.retryevents.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
