package dev.retryevents.processor.model;

import java.util.List;

/**
 * How a signal becomes the event of its row.
 *
 * @param signal the type of the signal
 * @param feeds one feed for each component of the record: the leading ones, then those of the
 *     schema
 */
public record SignalSource(JavaType.Declared signal, List<Feed> feeds) {

  /** Copies the list. */
  public SignalSource {
    feeds = List.copyOf(feeds);
  }
}
