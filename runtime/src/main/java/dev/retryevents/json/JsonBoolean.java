package dev.retryevents.json;

/**
 * True or false in JSON.
 *
 * @param value which
 */
public record JsonBoolean(boolean value) implements JsonValue {

  /** True. */
  public static final JsonBoolean TRUE = new JsonBoolean(true);

  /** False. */
  public static final JsonBoolean FALSE = new JsonBoolean(false);

  /**
   * One of {@link #TRUE} and {@link #FALSE}.
   *
   * @param value which
   * @return the one
   */
  public static JsonBoolean of(boolean value) {
    return value ? TRUE : FALSE;
  }

  @Override
  public void writeTo(JsonOutput out) {
    out.value(value);
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }
}
