/** The compiler as builds use it, for tests of the processor as a whole. */
package dev.retryevents.processor.javac;
