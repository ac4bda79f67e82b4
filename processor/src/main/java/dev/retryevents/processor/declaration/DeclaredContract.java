package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.JavaType;
import java.util.Optional;

/**
 * A contract test as its annotation asks for it.
 *
 * @param origin the annotation
 * @param packageName the package of the annotated class
 * @param name the simple name of the annotated class
 * @param holder the type that is to carry the table
 * @param table the table on that type, told at this annotation; empty if there is none
 * @param junit whether JUnit 5 can be seen
 */
public record DeclaredContract(
    Origin origin,
    String packageName,
    String name,
    Cell<JavaType.Declared> holder,
    Optional<DeclaredTable> table,
    boolean junit) {}
