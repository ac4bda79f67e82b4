package com.acme.agent.model;

import dev.retryevents.harness.errors.retry.FailureDetails;
import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Locale;

/**
 * Reads what a failed call is a signal of. The order counts: what is a signal already stays the one
 * it is, and what no new attempt can cure (a host that does not exist, a quota that is used up)
 * never becomes one.
 */
final class FailureReader {

  private static final int TOO_MANY_REQUESTS = 429;
  private static final int OVERLOADED = 529;

  private FailureReader() {}

  /**
   * The signal that a failure is.
   *
   * @param failure what the call ended in
   * @param model the model that was asked
   * @return one of the five signals, or {@code failure} itself if it is none
   */
  static Exception read(Exception failure, Model model) {
    if (failure instanceof RetrySignal || isUnknownHost(failure)) {
      return failure;
    }
    if (failure instanceof RefusalException refusal) {
      return readRefusal(refusal, model);
    }
    if (failure instanceof IOException) {
      String details = FailureDetails.of(failure);
      return new TransientErrorRetryException(model.provider(), details, failure);
    }
    return failure;
  }

  /** The signal says all that the refusal does, so that it need not be its cause. */
  private static Exception readRefusal(RefusalException refusal, Model model) {
    String said = refusal.getMessage();
    if (refusal.type().equals("insufficient_quota")) {
      return refusal;
    }
    if (refusal.status() == TOO_MANY_REQUESTS) {
      String type = limitType(said);
      return new RateLimitRetryException(type, model.name(), refusal.retryAfter(), said);
    }
    if (refusal.status() == OVERLOADED || refusal.type().equals("overloaded_error")) {
      return new OverloadRetryException(model.provider(), said, refusal.retryAfter(), null);
    }
    if (refusal.status() >= 500) {
      return new TransientErrorRetryException(model.provider(), said, refusal.retryAfter(), null);
    }
    return refusal;
  }

  /** Which limit was hit; a 429 says so in prose only. */
  private static String limitType(String said) {
    String words = said.toLowerCase(Locale.ROOT);
    if (words.contains("acceleration")
        || words.contains("usage increase rate")
        || (words.contains("scale up") && words.contains("gradually"))) {
      return "acceleration";
    }
    return words.contains("per minute") ? "capacity" : "unknown";
  }

  /** The HTTP client of the JDK wraps the second of the two into a failure to connect. */
  private static boolean isUnknownHost(Throwable failure) {
    for (Throwable t = failure; t != null; t = t.getCause()) {
      if (t instanceof UnknownHostException || t instanceof UnresolvedAddressException) {
        return true;
      }
    }
    return false;
  }
}
