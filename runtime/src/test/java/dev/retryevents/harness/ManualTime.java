package dev.retryevents.harness;

import dev.retryevents.harness.seam.Alarms;
import dev.retryevents.harness.seam.Sleeper;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A clock that goes on only while somebody sleeps or works, and then at once. */
final class ManualTime implements InstantSource, Sleeper, Alarms {

  static final Instant START = Instant.parse("2026-03-01T12:00:00Z");

  private final List<Duration> slept = new ArrayList<>();
  private final List<Ringing> alarms = new ArrayList<>();
  private Instant now = START;
  private Runnable atSleep = () -> {};

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public void sleep(Duration duration) throws InterruptedException {
    slept.add(duration);
    atSleep.run();
    pass(duration);
  }

  /** Lets time pass up to the first alarm that interrupts, as an interrupted sleep does. */
  void pass(Duration duration) throws InterruptedException {
    Instant end = now.plus(duration);
    while (true) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      Optional<Ringing> next =
          alarms.stream()
              .filter(alarm -> !alarm.at.isAfter(end))
              .min(Comparator.comparing(alarm -> alarm.at));
      if (next.isEmpty()) {
        now = end;
        return;
      }
      alarms.remove(next.get());
      now = next.get().at;
      next.get().ring.run();
    }
  }

  /** Does something at the beginning of each sleep. */
  void atSleep(Runnable action) {
    atSleep = action;
  }

  List<Duration> slept() {
    return slept;
  }

  /** The alarms that are set, and have neither rung nor been cleared. */
  int alarmsSet() {
    return alarms.size();
  }

  @Override
  public Alarm set(Duration after, Runnable ring) {
    Ringing alarm = new Ringing(now.plus(after), ring);
    alarms.add(alarm);
    return alarm;
  }

  private final class Ringing implements Alarm {
    private final Instant at;
    private final Runnable ring;

    private Ringing(Instant at, Runnable ring) {
      this.at = at;
      this.ring = ring;
    }

    @Override
    public Duration remaining() {
      return Duration.between(now, at);
    }

    @Override
    public void clear() {
      alarms.remove(this);
    }
  }
}
