package com.acme;

import dev.retryevents.event.NumberText;
import dev.retryevents.event.PrintableText;
import dev.retryevents.event.SignDisplay;
import dev.retryevents.event.TextKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Appends the sentences of {@link Set}: in the root locale, without parsing and without a string
 * of its own.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class SetRenderer {
  private SetRenderer() {}

  /**
   * Appends the sentence of one {@link R}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, R event) {
    if (TextKey.matches(event.out(), "five")
        && event.event() == String._5GMM
        && Boolean.TRUE.equals(event.flag())
        && TextKey.matches(event.code().orNull(), "ab")
        && event.count() != null
        && event.count() == 5
        && event.share() == 0.5) {
      out.append("say \"\\u0022 \\ $L \u00e9\ud83d\ude00\u0001\n' ");
      PrintableText.append(out, event.out());
    } else {
      out.append(event.count().longValue());
      out.append(": ");
      NumberText.appendSum(out, event.count().longValue(), 2, 2, 2, SignDisplay.ALWAYS);
      out.append(" of ");
      PrintableText.appendBeforeStop(out, event.signal().wire());
      out.append('.');
    }
  }
}
