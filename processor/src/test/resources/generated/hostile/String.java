package com.acme;

import dev.retryevents.event.WireEnum;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * ends *&#47; here, &#92;u002a/ too, C:&#92;users costs $5 $L &#123;&#64;code x} &#123;&#64;link
 * &#64;see List&lt;String&gt; &amp; "q" \u00e9 \ud83d\ude00 \ufffd \ufffd\ufffd[31m \u202e
 * \uffff\u0378 * /
 *
 * <p>&#64;param z &lt;/code&gt;
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public enum String implements WireEnum {
  /** The value <code>A</code>. */
  A("A"),

  /** The value <code>a</code>. */
  A_("a"),

  /** The value <code>5GMM</code>. */
  _5GMM("5GMM"),

  /** The value <code>""</code>. */
  EMPTY(""),

  /** The value <code>"&#92;u0022&#92; \ufffd\u00e9\ud83d\ude00*&#47;</code>. */
  QUOTE("\"\\u0022\\\n\u0000\u00e9\ud83d\ude00*/");

  private final java.lang.String wire;

  String(java.lang.String wire) {
    this.wire = wire;
  }

  /**
   * The value of that spelling.
   *
   * @param wire the value as JSON spells it
   * @return the value
   * @throws IllegalArgumentException if there is none
   */
  public static String ofWire(java.lang.String wire) {
    return switch (wire) {
      case "A" -> A;
      case "a" -> A_;
      case "5GMM" -> _5GMM;
      case "" -> EMPTY;
      case "\"\\u0022\\\n\u0000\u00e9\ud83d\ude00*/" -> QUOTE;
      default ->
          throw new IllegalArgumentException(
              "no String: \"" + wire
                  + "\"; there are A, a, 5GMM, , \"\\u0022\\\n\u0000\u00e9\ud83d\ude00*/");
    };
  }

  @java.lang.Override
  public java.lang.String wire() {
    return wire;
  }
}
