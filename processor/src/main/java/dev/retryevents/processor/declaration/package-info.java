/**
 * Reads annotations, and the types they name, into plain records.
 *
 * <p>Takes: elements and mirrors of the compiler. Gives: {@code DeclaredTable} and {@code
 * DeclaredContract}, in which names stand for types and an {@code Origin} for every cell's place.
 * May not see: JavaPoet, JSON, the other readers; it judges nothing.
 *
 * <p>One thing depends on the compiler. Compilers before 22 do not read type annotations, such as
 * the {@code @Nullable} of JSpecify, from class files (JDK-8225377); those in sources, and
 * annotations of the method itself, all of them read. An accessor of a class file that is nullable
 * by such an annotation alone counts as one that never gives null there. Of signals and contexts no
 * generated code depends on that, only whether the mistake to feed a component that takes no null
 * is told. Of the interface that events extend it cannot be avoided: the leading component takes
 * null, or it does not. What is to be nullable everywhere needs the interface among the sources, or
 * an annotation of the method.
 */
@NullMarked
package dev.retryevents.processor.declaration;

import org.jspecify.annotations.NullMarked;
