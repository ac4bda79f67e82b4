package com.acme;

import dev.retryevents.event.Copies;
import dev.retryevents.event.Presence;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Named like a class that its own constructor needs.
 *
 * @param held the member <code>held</code>
 * @param value ends *&#47; here, &#92;u002a/ too, C:&#92;users costs $5 $L &#123;&#64;code x}
 *     &#123;&#64;link &#64;see List&lt;String&gt; &amp; "q" \u00e9 \ud83d\ude00 \ufffd
 *     \ufffd\ufffd[31m \u202e \uffff\u0378 * / &#64;param z &lt;/code&gt;
 * @param given the member <code>given</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Objects(
    List<List<java.lang.String>> held,
    Presence<Map<java.lang.String, List<Long>>> value,
    Presence<Integer> given) {

  /**
   * Checks the components and copies them.
   *
   * @param held not null
   * @param value not null
   * @param given not null
   * @throws NullPointerException if a component is null that may not be
   */
  public Objects {
    held =
        Copies.list("held", Copies.eachElement("held", held, held_ -> Copies.list("held", held_)));
    java.util.Objects.requireNonNull(value, "value");
    value =
        value.map(value_ -> Copies.map("value", Copies.eachValue("value", value_, held_ -> Copies.list("value", held_))));
    java.util.Objects.requireNonNull(given, "given");
  }
}
