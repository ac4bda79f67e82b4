/**
 * Reads annotations, and the types they name, into plain records.
 *
 * <p>Takes: elements and mirrors of the compiler. Gives: {@code DeclaredTable} and {@code
 * DeclaredContract}, in which names stand for types and an {@code Origin} for every cell's place.
 * May not see: JavaPoet, JSON, the other readers; it judges nothing.
 */
@NullMarked
package dev.retryevents.processor.declaration;

import org.jspecify.annotations.NullMarked;
