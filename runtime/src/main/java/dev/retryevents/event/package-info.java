/**
 * The vocabulary of events, and the support that generated events are written with.
 *
 * <p>Takes: values that a program carries. Gives: event interfaces, enum and presence types, and
 * text that is one printable line in the root locale. May not see: any other package of the
 * runtime.
 */
@NullMarked
package dev.retryevents.event;

import org.jspecify.annotations.NullMarked;
