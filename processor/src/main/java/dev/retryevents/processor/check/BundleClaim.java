package dev.retryevents.processor.check;

import dev.retryevents.processor.schema.Bundle;
import java.util.List;

/** What became of the bundle that a table names. */
public sealed interface BundleClaim {

  /** It was found and read. */
  record Usable(Bundle bundle) implements BundleClaim {}

  /**
   * It was not found.
   *
   * @param attempts the places that were tried and why each was in vain, one a line
   */
  record Missing(List<String> attempts) implements BundleClaim {

    /** Copies the list. */
    public Missing {
      attempts = List.copyOf(attempts);
    }
  }

  /** It is not JSON, or not a bundle. */
  record Unreadable(String fault) implements BundleClaim {}

  /**
   * It breaks its meta-schema.
   *
   * @param faults where and how, one a line
   */
  record Nonconforming(List<String> faults) implements BundleClaim {

    /** Copies the list. */
    public Nonconforming {
      faults = List.copyOf(faults);
    }
  }
}
