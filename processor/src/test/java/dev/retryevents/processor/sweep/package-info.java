/** Whole bundles, definition by definition, through the compiler. */
package dev.retryevents.processor.sweep;
