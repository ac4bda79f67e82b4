package dev.retryevents.harness.observe;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/**
 * Hands what happens to those who asked for it.
 *
 * <p>To publish never blocks and never fails. Each observer has a queue of its own: one that is
 * full loses its oldest item, because the newest is what is true now, and the loss is counted. What
 * one thread publishes reaches each observer in that order.
 *
 * @param <P> what is published
 */
public final class Feed<P> {

  private final Executor threads;
  private final int capacity;
  private final List<Delivery<P, ?>> deliveries = new CopyOnWriteArrayList<>();
  private volatile boolean closed;

  /**
   * A feed without observers.
   *
   * @param threads where observers are told
   * @param capacity how many items wait for one observer at most
   * @throws IllegalArgumentException if {@code capacity} is below 1
   */
  public Feed(Executor threads, int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity is below 1: " + capacity);
    }
    this.threads = Objects.requireNonNull(threads, "threads");
    this.capacity = capacity;
  }

  /**
   * Lets an observer know of what is published from now on.
   *
   * @param selection what it is told
   * @param observer who is told
   * @param <T> what it gets
   * @return the subscription; that which there is, if the same observer has the same selection
   * @throws IllegalStateException after the end
   */
  public synchronized <T> Subscription subscribe(
      Selection<? super P, T> selection, Observer<? super T> observer) {
    Objects.requireNonNull(observer, "observer");
    if (closed) {
      throw new IllegalStateException("nothing is published any more; subscribe before the close");
    }
    for (Delivery<P, ?> known : deliveries) {
      if (known.is(selection, observer)) {
        return known;
      }
    }
    Delivery<P, T> delivery =
        new Delivery<>(selection, observer, threads, capacity, deliveries::remove);
    deliveries.add(delivery);
    return delivery;
  }

  /**
   * Hands an item to those who asked for it.
   *
   * @param item what happened
   */
  public void publish(P item) {
    for (Delivery<P, ?> delivery : deliveries) {
      delivery.offer(item);
    }
  }

  /**
   * Ends the feed: no new observers, and those there are get what was published before, as far as
   * they take it within the wait. What they do not is counted as dropped.
   *
   * @param wait how long to wait for all of them together; none at zero or below
   * @return whether all of them got everything
   * @throws InterruptedException if the thread is interrupted; the feed has ended all the same
   */
  public boolean close(Duration wait) throws InterruptedException {
    synchronized (this) {
      closed = true;
    }
    long deadline = System.nanoTime() + TimeUnit.NANOSECONDS.convert(wait);
    boolean complete = true;
    InterruptedException interrupt = null;
    for (Delivery<P, ?> delivery : deliveries) {
      try {
        complete &= delivery.finish(interrupt == null ? deadline - System.nanoTime() : 0);
      } catch (InterruptedException e) {
        interrupt = e;
      }
    }
    if (interrupt != null) {
      throw interrupt;
    }
    return complete;
  }
}
