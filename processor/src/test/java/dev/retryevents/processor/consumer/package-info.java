/** The processor as programs meet it: in their builds, again and again, and beside other faults. */
package dev.retryevents.processor.consumer;
