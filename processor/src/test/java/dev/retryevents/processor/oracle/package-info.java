/** Generated codecs against a validator that knows nothing of them, on random values. */
package dev.retryevents.processor.oracle;
