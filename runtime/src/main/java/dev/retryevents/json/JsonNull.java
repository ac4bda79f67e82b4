package dev.retryevents.json;

/** The null of JSON: a value that is there, and says that there is none. */
public record JsonNull() implements JsonValue {

  /** Null; every other instance equals it. */
  public static final JsonNull NULL = new JsonNull();

  @Override
  public void writeTo(JsonOutput out) {
    out.nullValue();
  }

  @Override
  public String toString() {
    return "null";
  }
}
