package com.acme;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Appends the sentences of {@link Conversion}: in the root locale, without parsing and without a
 * string of its own.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class ConversionRenderer {
  private ConversionRenderer() {}

  /**
   * Appends the sentence of one {@link HereEvent}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, HereEvent event) {
    out.append("HereEvent");
  }

  /**
   * Appends the sentence of one {@link GoneEvent}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, GoneEvent event) {
    out.append("GoneEvent");
  }

  /**
   * Appends the sentence of one {@link KeptEvent}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, KeptEvent event) {
    out.append("KeptEvent");
  }
}
