package com.acme.agent;

import dev.retryevents.harness.seam.Sleeper;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The time of a run: waits last a fraction of what they should, and the clock moves on by all of
 * it. Between waits it stands still, so that a run is the same each time.
 */
final class Pace implements Sleeper, InstantSource {

  private final int speed;
  private final Sleeper sleeper;
  private Instant now;

  /**
   * A time.
   *
   * @param start when it begins
   * @param speed how many seconds pass in one
   * @param sleeper waits for what is left to wait
   */
  Pace(Instant start, int speed, Sleeper sleeper) {
    this.now = start;
    this.speed = speed;
    this.sleeper = sleeper;
  }

  @Override
  public void sleep(Duration duration) throws InterruptedException {
    sleeper.sleep(duration.dividedBy(speed));
    pass(duration);
  }

  private synchronized void pass(Duration duration) {
    now = now.plus(duration);
  }

  @Override
  public synchronized Instant instant() {
    return now;
  }
}
