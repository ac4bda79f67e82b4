package dev.retryevents.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for the JUnit 5 contract test of a table: put it on a class among the tests, and the
 * processor writes {@code <family>ContractTest} into the same package as that class.
 *
 * <p>The test makes the values it needs (a snapshot, a signal, a context) from their constructors.
 * Where a type cannot be made that way, the annotated class gives it: a static method without
 * parameters that returns the type, visible in the package.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface RetryEventContract {

  /** {@return the type that carries the {@link RetryEventTable}} */
  Class<?> value();
}
