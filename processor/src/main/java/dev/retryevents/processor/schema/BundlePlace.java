package dev.retryevents.processor.schema;

import java.io.IOException;

/** A place that may have resources: a file, a folder, a location of the compiler. */
public interface BundlePlace {

  /** The place in a few words, for the list of places that were tried. */
  String describe();

  /**
   * The content of a resource. Only reading tells whether it is there: a compiler may hand out a
   * file for a location that has none.
   *
   * @param resource a relative path with {@code /} between its steps
   * @throws IOException if the resource is not there or cannot be read
   */
  byte[] read(String resource) throws IOException;
}
