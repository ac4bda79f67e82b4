/** Wire models compiled and run: what generated codecs read, refuse and write. */
package dev.retryevents.processor.wire;
