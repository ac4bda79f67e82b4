/**
 * A strict JSON reader and writer over UTF-8 bytes (RFC 8259), and the tree of free JSON values.
 *
 * <p>Takes: bytes. Gives: tokens with their offsets, or values; faults with line and column. May
 * not see: any other package of the runtime.
 */
@NullMarked
package dev.retryevents.json;

import org.jspecify.annotations.NullMarked;
