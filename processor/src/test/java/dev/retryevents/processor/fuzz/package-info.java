/** Bundles of random schemas, under hostile names and with hostile texts, through the processor. */
package dev.retryevents.processor.fuzz;
