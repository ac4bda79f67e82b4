package dev.retryevents.json;

/**
 * Says why a text is not the JSON that was asked for: what was expected, what was found instead,
 * and where, for machines by pointer and offset and for people by line and column.
 */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is wrong. */
  private final JsonViolation violation;

  /** The line of the place, apart, since a place cannot be serialized. */
  private final int line;

  /** The column of the place. */
  private final int column;

  /**
   * A fault.
   *
   * @param violation what is wrong
   * @param place where it stands
   */
  public JsonException(JsonViolation violation, JsonPlace place) {
    super(violation.reason() + " at " + place + " (" + violation.where() + ")");
    this.violation = violation;
    this.line = place.line();
    this.column = place.column();
  }

  /**
   * What is wrong, as it is collected where faults are.
   *
   * @return the violation
   */
  public JsonViolation violation() {
    return violation;
  }

  /**
   * What was asked for.
   *
   * @return a phrase on one printable line
   */
  public String expected() {
    return violation.expected();
  }

  /**
   * What was there instead.
   *
   * @return a phrase on one printable line; text of the input is cut where it is long
   */
  public String found() {
    return violation.found();
  }

  /**
   * What is wrong, without the place.
   *
   * @return {@code expected E, found F}
   */
  public String reason() {
    return violation.reason();
  }

  /**
   * The value that holds the fault.
   *
   * @return its JSON pointer (RFC 6901), in full; the empty text for the whole text
   */
  public String pointer() {
    return violation.pointer();
  }

  /**
   * Where it is wrong, for machines.
   *
   * @return the number of bytes before the fault; -1 if the parser does not tell
   */
  public int offset() {
    return violation.offset();
  }

  /**
   * Where it is wrong, for people.
   *
   * @return the place
   */
  public JsonPlace place() {
    return new JsonPlace(offset(), line, column);
  }
}
