package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.ValueSource;
import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.JavaType;
import java.util.Optional;

/**
 * What the record of a row can be filled from.
 *
 * @param row the row
 * @param from where the row names the signal
 * @param signal the signal
 * @param context the context, if the table names one
 */
record Supply(
    DeclaredRow row,
    Cell<JavaType.Declared> from,
    ValueSource signal,
    Optional<ValueSource> context) {

  /**
   * An accessor that a component may take its value from.
   *
   * @param origin whose it is
   * @param source the same, as a type
   * @param accessor the accessor
   */
  record Offer(Feed.Origin origin, ValueSource source, Accessor accessor) {}

  /** What the signal offers under the name that is asked for, else what the context does. */
  Optional<Offer> offer(Demand demand) {
    return accessor(demand, signal)
        .map(accessor -> new Offer(Feed.Origin.SIGNAL, signal, accessor))
        .or(
            () ->
                context.flatMap(
                    source ->
                        accessor(demand, source)
                            .map(found -> new Offer(Feed.Origin.CONTEXT, source, found))));
  }

  private static Optional<Accessor> accessor(Demand demand, ValueSource source) {
    return demand.accessors().stream()
        .flatMap(
            name -> source.accessors().stream().filter(accessor -> accessor.name().equals(name)))
        .findFirst();
  }
}
