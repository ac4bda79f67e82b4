/**
 * The promise that a table which is wrong in any cell does not compile, held word by word over the
 * table of the agent example.
 */
package dev.retryevents.processor.mutation;
