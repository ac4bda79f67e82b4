package dev.retryevents.harness.errors.retry;

import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A provider is overloaded and asks everybody to slow down (HTTP 529). */
public final class OverloadRetryException extends RuntimeException implements UpstreamRetrySignal {

  private static final long serialVersionUID = 1L;

  private final String provider;
  private final String details;
  private final @Nullable Duration retryAfter;

  /**
   * A fault.
   *
   * @param provider who answered
   * @param details what it answered, in its own words
   * @param cause what made the call fail, if anything was thrown
   */
  public OverloadRetryException(String provider, String details, @Nullable Throwable cause) {
    this(provider, details, null, cause);
  }

  /**
   * A fault of a provider that says when to ask again.
   *
   * @param provider who answered
   * @param details what it answered, in its own words
   * @param retryAfter how long the provider asks to wait, if it says so
   * @param cause what made the call fail, if anything was thrown
   */
  public OverloadRetryException(
      String provider, String details, @Nullable Duration retryAfter, @Nullable Throwable cause) {
    super(details, cause);
    this.provider = Objects.requireNonNull(provider, "provider");
    this.details = Objects.requireNonNull(details, "details");
    this.retryAfter = retryAfter;
  }

  /** {@return who answered} */
  public String provider() {
    return provider;
  }

  /** {@return what it answered, in its own words} */
  public String details() {
    return details;
  }

  @Override
  public @Nullable Duration retryAfter() {
    return retryAfter;
  }
}
