package dev.retryevents.harness.errors.retry;

import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A provider refused a request because too many came, or came too fast (HTTP 429). */
public final class RateLimitRetryException extends RuntimeException implements UpstreamRetrySignal {

  private static final long serialVersionUID = 1L;

  private final String limitType;
  private final String model;
  private final @Nullable Duration retryAfter;

  /**
   * A refusal.
   *
   * @param limitType which limit was hit, as the wire spells it: {@code acceleration} or {@code
   *     capacity}; any other word is carried as it is
   * @param model the model that was asked
   * @param retryAfter how long the provider asks to wait, if it says so
   * @param message what the provider said
   */
  public RateLimitRetryException(
      String limitType, String model, @Nullable Duration retryAfter, String message) {
    super(message);
    this.limitType = Objects.requireNonNull(limitType, "limitType");
    this.model = Objects.requireNonNull(model, "model");
    this.retryAfter = retryAfter;
  }

  /** {@return which limit was hit, as the wire spells it} */
  public String limitType() {
    return limitType;
  }

  /** {@return the model that was asked} */
  public String model() {
    return model;
  }

  @Override
  public @Nullable Duration retryAfter() {
    return retryAfter;
  }
}
