package dev.retryevents.harness.errors.retry;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A provider is overloaded and asks everybody to slow down (HTTP 529). */
public final class OverloadRetryException extends RuntimeException implements RetrySignal {

  private static final long serialVersionUID = 1L;

  private final String provider;
  private final String details;

  /**
   * A fault.
   *
   * @param provider who answered
   * @param details what it answered, in its own words
   * @param cause what made the call fail, if anything was thrown
   */
  public OverloadRetryException(String provider, String details, @Nullable Throwable cause) {
    super(details, cause);
    this.provider = Objects.requireNonNull(provider, "provider");
    this.details = Objects.requireNonNull(details, "details");
  }

  /** {@return who answered} */
  public String provider() {
    return provider;
  }

  /** {@return what it answered, in its own words} */
  public String details() {
    return details;
  }
}
