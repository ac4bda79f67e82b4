package dev.retryevents.json;

/** Says why a text is not the JSON that was asked for, and where. */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String reason;
  private final JsonPlace place;

  /**
   * A fault.
   *
   * @param reason what is wrong, without the place
   * @param place where
   */
  public JsonException(String reason, JsonPlace place) {
    super(reason + " at " + place);
    this.reason = reason;
    this.place = place;
  }

  /**
   * What is wrong, without the place.
   *
   * @return a phrase in lower case, on one printable line
   */
  public String reason() {
    return reason;
  }

  /**
   * Where it is wrong.
   *
   * @return the place
   */
  public JsonPlace place() {
    return place;
  }
}
