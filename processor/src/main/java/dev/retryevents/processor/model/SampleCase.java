package dev.retryevents.processor.model;

import java.util.List;

/**
 * A sample that the checks let through.
 *
 * @param given the JSON as written
 * @param values one value for each schema component of the row, in their order
 * @param renders the sentence, known to be what the template gives
 */
public record SampleCase(String given, List<Value> values, String renders) {

  /** Copies the list. */
  public SampleCase {
    values = List.copyOf(values);
  }
}
