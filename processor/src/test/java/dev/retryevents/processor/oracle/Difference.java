package dev.retryevents.processor.oracle;

/** What generated codecs do otherwise than a validator, and why: the whole list. */
enum Difference {
  OPEN_ENUM("the bundle calls the enum open: a later host may say words that it does not list"),
  NOT_CHECKED("the compiler warned that the keyword is not checked there"),
  NULL_IS_ABSENT("many writers spell an absent member as null; it is written back as absent"),
  NULL_ITSELF("a codec gives an object; that a definition allows null counts where it is used"),
  BEYOND_LONG("Java has no primitive for an integer of more than 64 bits"),
  BEYOND_DOUBLE("Java has no primitive for a number beyond 1.8e308"),
  ROUNDED("a number becomes the nearest double; it is judged, and written back, as that"),
  TYPE_INFERRED("whoever writes \"properties\" without \"type\" means an object");

  private final String reason;

  Difference(String reason) {
    this.reason = reason;
  }

  @Override
  public String toString() {
    return name() + ": " + reason;
  }
}
