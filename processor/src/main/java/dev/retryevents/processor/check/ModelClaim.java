package dev.retryevents.processor.check;

/** What became of the wire model that a table names. */
public sealed interface ModelClaim {

  /** The table names none. */
  record None() implements ModelClaim {}

  /** The type that it names is no wire model, or nothing tells what was made of it. */
  record Unknown() implements ModelClaim {}

  /** The bundle of the table is another one than that of the model, or cannot be used. */
  record Apart() implements ModelClaim {}

  /** It was found, and is over the bundle of the table. */
  record Usable(ModelTypes types) implements ModelClaim {}
}
