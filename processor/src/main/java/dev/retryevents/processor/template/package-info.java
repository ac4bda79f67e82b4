/**
 * Unicode MessageFormat 2 (LDML 48.2) as the contract compiles it: the whole grammar, its
 * data-model errors, the functions of our profile, and the rendering of a sample.
 *
 * <p>Takes: the text of a template, and the values of a sample. Gives: a sealed message in which
 * every node knows its place in the text; faults that are values, each one sentence at one place;
 * the rendered text and the variant that was chosen. May not see: any other package of the
 * processor, the compiler's model, or a library; of the runtime only {@code dev.retryevents.event}.
 */
@NullMarked
package dev.retryevents.processor.template;

import org.jspecify.annotations.NullMarked;
