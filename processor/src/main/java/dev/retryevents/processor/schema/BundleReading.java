package dev.retryevents.processor.schema;

/** How the reading of a bundle ended. */
public sealed interface BundleReading {

  /** The bundle is well-formed. */
  record Read(Bundle bundle) implements BundleReading {}

  /** It is not; nothing of it is to be used. */
  record Faulty(SchemaFault fault) implements BundleReading {}
}
