package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonException;

/** Ends the reading of a bundle at its first fault; it does not leave the package. */
final class BundleException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient SchemaFault fault;

  BundleException(SchemaPlace place, String sentence) {
    this(new SchemaFault(place, sentence));
  }

  private BundleException(SchemaFault fault) {
    super(fault.toString());
    this.fault = fault;
  }

  /** A fault of the text itself, below the pointer that was being read. */
  BundleException(SchemaPlace place, JsonException e) {
    this(new SchemaFault(place.movedTo(e.place()), e.reason()));
  }

  SchemaFault fault() {
    return fault;
  }
}
