/**
 * The only user of the compiler's Filer and Messager.
 *
 * <p>Takes: sources, documents and diagnostics. Gives: files and messages, and places to read
 * resources from. May not see: the checks, JSON libraries; it decides nothing.
 */
@NullMarked
package dev.retryevents.processor.output;

import org.jspecify.annotations.NullMarked;
