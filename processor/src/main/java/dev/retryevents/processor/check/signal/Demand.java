package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.model.Feed.Conversion;
import dev.retryevents.processor.model.JavaType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a component of a record asks of its source: names, a type, and whether null will do. */
sealed interface Demand permits LeadingDemand, ComponentDemand {

  /** The component as a message names it. */
  String name();

  /** The accessors that would do, best first. */
  List<String> accessors();

  /** What becomes of a value of {@code offered}; empty if it does not fit. */
  Optional<Conversion> conversion(JavaType offered);

  /** Whether the component takes null. */
  boolean takesNull();

  /** The type as a message names it. */
  String type();

  /** The method of that name, and the same as JavaBeans spell it. */
  static List<String> spellings(String name) {
    String capital = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return List.of(name, "get" + capital, "is" + capital);
  }
}
