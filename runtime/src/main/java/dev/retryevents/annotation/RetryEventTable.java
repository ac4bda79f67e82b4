package dev.retryevents.annotation;

import dev.retryevents.event.HumanReadable;
import dev.retryevents.event.MsgType;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares the retry events of a program: one row an event, checked and turned into code at compile
 * time.
 *
 * <p>In the package of the annotated type the processor generates the sealed interface {@link
 * #family()}, one record a row, every type that the rows reach in the {@link #schema()}, the
 * mapping {@code <family>Mapping} from {@link #signals()} to events, a codec for each of them, and
 * the documented table {@code META-INF/retry-events/<family>.md}. A table that is wrong in any cell
 * does not compile: the error stands at the cell and says what to write instead.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface RetryEventTable {

  /**
   * {@return the resource that holds the JSON Schema 2020-12 bundle, relative and with {@code /} as
   * separator}
   *
   * <p>It is looked for in the files and folders of the processor option {@code
   * retryevents.schema}, the class output, the class path, the module path and the source path, in
   * this order.
   */
  String schema() default "msp.schema.json";

  /** {@return the simple name of the sealed interface to generate} */
  String family();

  /**
   * {@return the interface that every event is}
   *
   * <p>Each abstract accessor of it that neither the schema nor the row supplies becomes a leading
   * component of every record: {@code JobSnapshot snapshot()} of {@link
   * dev.retryevents.event.JobEvent}, for example. It may not be sealed or generic, and its other
   * methods must have bodies.
   */
  Class<?> extending() default HumanReadable.class;

  /**
   * {@return the sealed root of what can happen} Each leaf below it needs exactly one row that
   * names it in {@link RetryEvent#from()}. The default, {@code void.class}, says that the table
   * maps no signals.
   */
  Class<?> signals() default void.class;

  /**
   * {@return where a row finds what its signal does not carry: a type with accessors named as the
   * components} The default, {@code void.class}, says that signals carry everything.
   */
  Class<?> context() default void.class;

  /**
   * {@return the wire model whose types the rows share: a type with {@link WireModel}, over the
   * same bundle}
   *
   * <p>What the rows reach is then not generated once more: the types and codecs of the model are
   * used, in whatever package it stands; it may come from another module, compiled with this
   * processor. The model has to select or reach every definition that the rows reach. The records
   * of the rows are the table's in any case, and so is what their own definitions describe inline,
   * unless the model has those definitions too. The default, {@code void.class}, says that
   * everything is generated in the package of the table.
   */
  Class<?> model() default void.class;

  /** {@return what every event answers to {@code msgType()}, unless its row says otherwise} */
  MsgType msgType() default MsgType.STATUS_UPDATE;

  /**
   * {@return the most code points a rendered sample may have} {@code 0}, the default, says that
   * there is no limit.
   */
  int maxLength() default 0;

  /**
   * {@return whether codecs are generated: for each record, enum and union a class named {@code
   * <type>Codec} that reads and writes it as JSON}
   */
  boolean codec() default true;

  /** {@return the rows, in the order in which the documented table shows them} */
  RetryEvent[] rows();
}
