package dev.retryevents.json;

/** Says why a text is not the JSON that was asked for, and where. */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is wrong. */
  private final String reason;

  /** The parts of the place, since a place cannot be serialized. */
  private final int offset;

  /** The line of the place. */
  private final int line;

  /** The column of the place. */
  private final int column;

  /**
   * A fault.
   *
   * @param reason what is wrong, without the place
   * @param place where
   */
  public JsonException(String reason, JsonPlace place) {
    super(reason + " at " + place);
    this.reason = reason;
    this.offset = place.offset();
    this.line = place.line();
    this.column = place.column();
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
    return new JsonPlace(offset, line, column);
  }
}
