package dev.retryevents.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a generated type where the module of the table does not read {@code java.compiler}, and so
 * cannot see {@code javax.annotation.processing.Generated}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Generated {

  /** {@return the name of the processor} */
  String value();
}
