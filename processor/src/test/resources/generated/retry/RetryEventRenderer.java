package com.acme.agent.retry;

import dev.retryevents.event.NumberText;
import dev.retryevents.event.PrintableText;
import dev.retryevents.event.RetrySeconds;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Appends the sentences of {@link RetryEvent}: in the root locale, without parsing and without a
 * string of its own.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class RetryEventRenderer {
  private RetryEventRenderer() {}

  /**
   * Appends the sentence of one {@link RateLimitRetryEvent}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, RateLimitRetryEvent event) {
    if (event.limitType() == RateLimitType.ACCELERATION) {
      out.append("Hit acceleration limit (system throttle: ");
      NumberText.appendTenths(out, event.systemThrottle() + 1);
      out.append("x) for ");
      PrintableText.append(out, event.model());
      out.append(". Retrying in ~");
      out.append(RetrySeconds.ofMillis(event.estimatedDelayMs()));
      out.append(" seconds (attempt ");
      out.append(event.attempt());
      out.append(')');
    } else {
      out.append("Hit capacity limit for ");
      PrintableText.append(out, event.model());
      out.append(". Retrying in ~");
      out.append(RetrySeconds.ofMillis(event.estimatedDelayMs()));
      out.append(" seconds (attempt ");
      out.append(event.attempt());
      out.append(')');
    }
  }

  /**
   * Appends the sentence of one {@link TransientErrorRetryEvent}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, TransientErrorRetryEvent event) {
    out.append("Server error from ");
    PrintableText.append(out, event.provider());
    out.append(": ");
    PrintableText.appendBeforeStop(out, event.details());
    out.append(". Retrying in ~");
    out.append(RetrySeconds.ofMillis(event.estimatedDelayMs()));
    out.append(" seconds (attempt ");
    out.append(event.attempt());
    out.append(')');
  }

  /**
   * Appends the sentence of one {@link OutputTruncationRetryEvent}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, OutputTruncationRetryEvent event) {
    out.append("Output truncated at ");
    out.append(event.previousBudget());
    out.append(" tokens on ");
    PrintableText.append(out, event.model());
    out.append(". Retrying with budget ");
    out.append(event.newBudget());
    out.append('.');
  }

  /**
   * Appends the sentence of one {@link ResponseCorrectionRetryEvent}.
   *
   * @param out where it goes
   * @param event the event
   */
  public static void append(StringBuilder out, ResponseCorrectionRetryEvent event) {
    out.append("Response on ");
    PrintableText.append(out, event.model());
    out.append(" failed to parse or validate (");
    PrintableText.append(out, event.failure());
    out.append("). Retrying with correction, attempt ");
    out.append(event.attempt());
    out.append('.');
  }
}
