package com.acme.agent.model;

import dev.retryevents.harness.policy.RetryAfter;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The provider answered with an HTTP status that is no success. */
public final class RefusalException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final String type;
  private final @Nullable Duration retryAfter;

  RefusalException(int status, String type, String message, @Nullable Duration retryAfter) {
    super(message.isEmpty() ? "HTTP " + status : status + " " + message);
    this.status = status;
    this.type = type;
    this.retryAfter = retryAfter;
  }

  /** Reads a response whose body may be an error of the provider's API, or anything else. */
  static RefusalException read(HttpResponse<byte[]> response, Instant now) {
    Duration retryAfter =
        response
            .headers()
            .firstValue("Retry-After")
            .flatMap(value -> RetryAfter.read(value, now))
            .orElse(null);
    JsonObject error = errorIn(response.body());
    return new RefusalException(
        response.statusCode(), text(error, "type"), text(error, "message"), retryAfter);
  }

  /** {@return the HTTP status} */
  public int status() {
    return status;
  }

  /** {@return the kind of error in the provider's vocabulary, empty if it does not say} */
  public String type() {
    return type;
  }

  /** {@return how long the provider asks to wait, or null if it does not say} */
  public @Nullable Duration retryAfter() {
    return retryAfter;
  }

  private static @Nullable JsonObject errorIn(byte[] body) {
    try {
      return JsonValue.parse(body) instanceof JsonObject object
              && object.get("error") instanceof JsonObject error
          ? error
          : null;
    } catch (JsonException e) {
      return null; // a page of a proxy, say; the status tells enough
    }
  }

  private static String text(@Nullable JsonObject error, String name) {
    return error != null && error.get(name) instanceof JsonString text ? text.value() : "";
  }
}
