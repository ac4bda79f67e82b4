/**
 * What generated codecs are written with: how members are counted, how lists, maps and plain values
 * are read and written, and what is asked of a value that was read.
 *
 * <p>Takes: an input or an output of {@code json}. Gives: values, or faults told to the input. May
 * not see: any other package of the runtime but {@code json} and {@code event}.
 */
@NullMarked
package dev.retryevents.codec;

import org.jspecify.annotations.NullMarked;
