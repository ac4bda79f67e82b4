package dev.retryevents.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares which parts of a bundle a program speaks: they are turned, at compile time, into records
 * and codecs that read and write them as JSON, without reflection and without a library.
 *
 * <p>In the package of the annotated type the processor generates every type that is selected or
 * reached, a codec {@code <type>Codec} for each, and for the selected notifications the sealed
 * interface {@link #family()} with one record a method and its codec. Nothing else is generated.
 *
 * <p>A selection is a list of names, in which {@code *} stands for any characters: {@code
 * "turn/*"}. One that selects nothing is an error.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface WireModel {

  /**
   * {@return the resource that holds the JSON Schema 2020-12 bundle, relative and with {@code /} as
   * separator}
   *
   * <p>It is looked for in the same places as that of {@link RetryEventTable#schema()}.
   */
  String schema() default "msp.schema.json";

  /**
   * {@return the simple name of the sealed interface of the notifications} That of a notification
   * which no record stands for is this name behind {@code Unknown}.
   *
   * <p>A definition of the same name goes by it and an underscore with six digits, {@code
   * Notification_e9a18b}; where both are used, another family reads better: {@code
   * "MspNotification"}.
   */
  String family() default "Notification";

  /** {@return the notifications, by their methods in the section {@code notifications}} */
  String[] notifications() default {};

  /**
   * {@return what clients call and hosts answer, by their names in the section {@code methods}}
   * They become the constants of a class {@code Methods}.
   */
  String[] methods() default {};

  /**
   * {@return what hosts call and clients answer, by their names in the section {@code requests}}
   * They become the constants of a class {@code Requests}.
   */
  String[] requests() default {};

  /**
   * {@return whether the section {@code errors} becomes a class {@code Errors}, with a constant for
   * each row}
   */
  boolean errors() default false;

  /** {@return the definitions, by their names in the section {@code $defs}} */
  String[] types() default {};

  /** {@return what codecs do about members that the schema does not know} */
  UnknownMembers unknownMembers() default UnknownMembers.IGNORE;
}
