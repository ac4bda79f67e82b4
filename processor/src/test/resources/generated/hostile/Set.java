package com.acme;

import dev.retryevents.event.HumanReadable;
import dev.retryevents.event.MsgType;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The events of the table {@code Table}, one record a row:
 *
 * <ul>
 * <li>{@link R}: ends *&#47; here, &#92;u002a/ too, C:&#92;users costs $5 $L &#123;&#64;code x}
 *       &#123;&#64;link &#64;see List&lt;String&gt; &amp; "q" \u00e9 \ud83d\ude00 \ufffd
 *       \ufffd\ufffd[31m \u202e \uffff\u0378 * / &#64;param z &lt;/code&gt;, published for ends
 *       *&#47; here, &#92;u002a/ too, C:&#92;users costs $5 $L &#123;&#64;code x} &#123;&#64;link
 *       &#64;see List&lt;String&gt; &amp; "q" \u00e9 \ud83d\ude00 \ufffd \ufffd\ufffd[31m \u202e
 *       \uffff\u0378 * / &#64;param z &lt;/code&gt;
 * </ul>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Set extends HumanReadable permits R {
  /** {@return the event as one printable line} */
  @java.lang.Override
  java.lang.String message();

  /** {@return a short heading, the same for every event of one kind} */
  java.lang.String title();

  /** {@return what kind of message the event is} */
  MsgType msgType();

  /**
   * Appends {@link #message()} without making a string of it.
   *
   * @param out where the line goes
   */
  @java.lang.Override
  void appendMessage(StringBuilder out);

  /**
   * Calls the method of {@code visitor} that is for this kind of event.
   *
   * @param <R> what the visitor answers
   * @param visitor the visitor
   * @return what it answers
   */
  <R> R accept(Visitor<R> visitor);

  /**
   * One method for each kind of event.
   *
   * @param <R> what they answer
   */
  interface Visitor<R> {
    /**
     * Answers to one {@link R}.
     *
     * @param event the event
     * @return the answer
     */
    R visit(com.acme.R event);
  }
}
