/**
 * The processor held by files: each folder below {@code src/test/resources/golden} is a case.
 *
 * <p>{@code in} holds what a user writes. Beside it stands {@code errors.txt}, all that the
 * compiler says about it, or {@code out}, all files that it gives. A new case is a new folder.
 */
package dev.retryevents.processor.golden;
