package dev.retryevents.processor.schema;

import java.util.List;

/** How the search for a bundle ended. */
public sealed interface BundleSearch {

  /** A place that was tried in vain, and why it was in vain. */
  record Attempt(String place, String reason) {
    public Attempt {
      place = PrintableLine.of(place);
      reason = PrintableLine.of(reason);
    }

    @Override
    public String toString() {
      return place + ": " + reason;
    }
  }

  /** The bundle was found; a class and no record, because its bytes are not copied. */
  final class Found implements BundleSearch {
    private final String place;
    private final byte[] bytes;

    Found(String place, byte[] bytes) {
      this.place = place;
      this.bytes = bytes;
    }

    /** The place that had it, in a few words. */
    public String place() {
      return place;
    }

    /** The content, not a copy: whoever takes it does not write to it. */
    public byte[] bytes() {
      return bytes;
    }
  }

  /** No place had the bundle. */
  record Missing(List<Attempt> attempts) implements BundleSearch {
    public Missing {
      attempts = List.copyOf(attempts);
    }
  }
}
