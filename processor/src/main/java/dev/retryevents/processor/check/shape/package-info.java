/**
 * Gives the definitions that rows reach their Java shape, and says which have none.
 *
 * <p>Takes: the bundle and the names of definitions. Gives: components and named types, or findings
 * at the row that reached them, with the place in the bundle. May not see: compiler, writer and
 * JSON libraries.
 */
@NullMarked
package dev.retryevents.processor.check.shape;

import org.jspecify.annotations.NullMarked;
