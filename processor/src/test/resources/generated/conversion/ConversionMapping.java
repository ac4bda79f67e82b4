package com.acme;

import com.acme.signal.Shed;
import dev.retryevents.event.Millis;
import dev.retryevents.event.Presence;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns every {@link Shed.Signal} into its {@link Conversion}. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class ConversionMapping {
  private ConversionMapping() {}

  /**
   * Gives the event of a signal.
   *
   * @param signal what happened
   * @return the event
   */
  public static Conversion map(Shed.Signal signal) {
    Objects.requireNonNull(signal, "signal");
    if (signal instanceof Shed.Here here) {
      return map(here);
    }
    if (signal instanceof Shed.Gone gone) {
      return map(gone);
    }
    if (signal instanceof Shed.Kept kept) {
      return map(kept);
    }
    throw new AssertionError(signal);
  }

  /**
   * Gives the event of one {@link Shed.Here}.
   *
   * @param signal what happened
   * @return the event
   */
  public static HereEvent map(Shed.Here signal) {
    return new HereEvent(
        signal.whole(),
        signal.boxed().longValue(),
        signal.share().doubleValue(),
        Millis.of(signal.pause()),
        Millis.intOf(signal.brief()),
        signal.at().toEpochMilli(),
        RateLimitType.ofWire(signal.limit()));
  }

  /**
   * Gives the event of one {@link Shed.Gone}.
   *
   * @param signal what happened
   * @return the event
   */
  public static GoneEvent map(Shed.Gone signal) {
    Integer boxed = signal.boxed();
    Float share = signal.share();
    String limit = signal.limit();
    return new GoneEvent(
        (long) signal.whole(),
        boxed == null ? null : boxed.longValue(),
        share == null ? null : share.doubleValue(),
        Millis.ofNullable(signal.pause()),
        Millis.intOfNullable(signal.brief()),
        Millis.ofNullable(signal.at()),
        limit == null ? null : RateLimitType.ofWire(limit));
  }

  /**
   * Gives the event of one {@link Shed.Kept}.
   *
   * @param signal what happened
   * @return the event
   */
  public static KeptEvent map(Shed.Kept signal) {
    Integer boxed = signal.boxed();
    Float share = signal.share();
    Duration pauseMs = signal.pause();
    Duration briefMs = signal.brief();
    Instant atMs = signal.at();
    String limit = signal.limit();
    return new KeptEvent(
        Presence.of((long) signal.whole()),
        boxed == null ? Presence.absent() : Presence.of(boxed.longValue()),
        share == null ? Presence.absent() : Presence.of(share.doubleValue()),
        pauseMs == null ? Presence.absent() : Presence.of(Millis.of(pauseMs)),
        briefMs == null ? Presence.absent() : Presence.of(Millis.intOf(briefMs)),
        atMs == null ? Presence.absent() : Presence.of(atMs.toEpochMilli()),
        limit == null ? Presence.absent() : Presence.of(RateLimitType.ofWire(limit)));
  }
}
