package dev.retryevents.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An example of a row, held twice: by the compiler, which renders it and compares, and by the
 * generated contract test, which asks the generated record.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Sample {

  /** {@return the event as a JSON object, valid against the definition of its row} */
  String given();

  /** {@return the sentence that the event reads as, character by character} */
  String renders();
}
