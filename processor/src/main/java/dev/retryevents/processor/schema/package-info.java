/**
 * The reader of the schema bundle.
 *
 * <p>Takes: the bytes of a JSON Schema 2020-12 bundle, from the first place that has them. Gives: a
 * {@link dev.retryevents.processor.schema.Bundle} of nodes that know their keywords, their JSON
 * pointer, line and column; or one fault that says where the file is wrong. Reading and judging are
 * apart: whatever is well-formed is read, and keywords that nobody here understands are listed, so
 * that the checks can refuse them by name where a row reaches them.
 *
 * <p>May see: the JDK and {@code dev.retryevents.json}; {@link
 * dev.retryevents.processor.schema.Conformance} alone also sees the validator, so that its classes
 * load only when a bundle is new. May not see: {@code javax.lang.model}, the file manager of the
 * compiler, the writer of Java files, any other package of the processor.
 */
@NullMarked
package dev.retryevents.processor.schema;

import org.jspecify.annotations.NullMarked;
