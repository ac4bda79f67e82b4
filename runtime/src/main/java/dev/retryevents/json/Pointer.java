package dev.retryevents.json;

/** How JSON pointers spell a step (RFC 6901, section 3). */
final class Pointer {

  private Pointer() {}

  /** A name as a step. */
  static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }
}
