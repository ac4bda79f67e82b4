/**
 * The annotations that declare a table of retry events, and the contract test over it.
 *
 * <p>Takes: nothing. Gives: what users write and the processor reads. May not see: any other
 * package but {@code dev.retryevents.event}, whose types are its default values.
 */
@NullMarked
package dev.retryevents.annotation;

import org.jspecify.annotations.NullMarked;
