package dev.retryevents.harness.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.harness.observe.Subscription.Counts;
import dev.retryevents.harness.seam.Threads;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;

/** A million events, on real threads. */
class FeedLoadTest {

  private static final int EVENTS = 1_000_000;
  private static final int CAPACITY = 1024;
  private static final Duration AMPLE = Duration.ofMinutes(2);

  private final Executor threads = Threads.named("load");

  /** Passes everything, to one observer. */
  private record Everything(String name) implements Selection<Long, Long> {
    @Override
    public Long from(Long published) {
      return published;
    }
  }

  /** Checks that what it is told goes up by one, but for the gaps that it is told of. */
  private static final class Counting implements Observer<Long> {
    private long next;
    private long missed;

    @Override
    public void on(Long item) {
      if (item != next) {
        throw new AssertionError(item + " instead of " + next);
      }
      next++;
    }

    @Override
    public void missed(long count) {
      next += count;
      missed += count;
    }
  }

  @Test
  void aSlowAndAThrowingObserverHarmNobodyAndTheCountsAddUp() throws InterruptedException {
    Feed<Long> feed = new Feed<>(threads, CAPACITY);
    var counting = new Counting();
    Subscription healthy = feed.subscribe(new Everything("healthy"), counting);
    Subscription throwing =
        feed.subscribe(
            new Everything("throwing"),
            item -> {
              throw item % 2 == 0 ? new StackOverflowError() : new AssertionError();
            });
    CountDownLatch started = new CountDownLatch(1);
    CountDownLatch published = new CountDownLatch(1);
    Subscription slow =
        feed.subscribe(
            new Everything("slow"),
            item -> {
              started.countDown();
              awaitUnchecked(published);
            });
    feed.publish(0L);
    started.await();
    for (long i = 1; i < EVENTS; i++) {
      feed.publish(i);
    }
    published.countDown();
    assertTrue(feed.close(AMPLE));

    assertEquals(new Counts(EVENTS, 1 + CAPACITY, EVENTS - 1 - CAPACITY, 0, 0), slow.counts());
    Counts counts = healthy.counts();
    assertEquals(new Counts(EVENTS, EVENTS - counts.dropped(), counts.dropped(), 0, 0), counts);
    assertEquals(EVENTS, counting.next);
    assertEquals(counts.dropped(), counting.missed);
    Counts thrown = throwing.counts();
    assertEquals(EVENTS, thrown.delivered() + thrown.dropped());
    assertEquals(thrown.delivered(), thrown.failed());
  }

  @Test
  void nothingIsLostAtTheCloseThatTheQueueCouldHold() throws InterruptedException {
    Feed<Long> feed = new Feed<>(threads, EVENTS);
    var counting = new Counting();
    Subscription subscription = feed.subscribe(new Everything("all"), counting);
    for (long i = 0; i < EVENTS; i++) {
      feed.publish(i);
    }
    assertTrue(feed.close(AMPLE));
    assertEquals(new Counts(EVENTS, EVENTS, 0, 0, 0), subscription.counts());
    assertEquals(EVENTS, counting.next);
  }

  @Test
  void theOrderOfEachPublisherIsKept() throws InterruptedException {
    int publishers = 4;
    int each = EVENTS / publishers;
    Feed<Long> feed = new Feed<>(threads, EVENTS);
    long[] next = new long[publishers];
    Subscription subscription =
        feed.subscribe(
            new Everything("all"),
            item -> {
              int publisher = (int) (item % publishers);
              if (item / publishers != next[publisher]++) {
                throw new AssertionError("out of order: " + item);
              }
            });
    CountDownLatch done = new CountDownLatch(publishers);
    for (int p = 0; p < publishers; p++) {
      long publisher = p;
      threads.execute(
          () -> {
            for (long i = 0; i < each; i++) {
              feed.publish(i * publishers + publisher);
            }
            done.countDown();
          });
    }
    done.await();
    assertTrue(feed.close(AMPLE));
    assertEquals(new Counts(EVENTS, EVENTS, 0, 0, 0), subscription.counts());
  }

  @Test
  void anObserverThatClosesTheFeedDoesNotWaitForItself() throws InterruptedException {
    Feed<Long> feed = new Feed<>(threads, CAPACITY);
    CountDownLatch closed = new CountDownLatch(1);
    feed.subscribe(
        new Everything("closing"),
        item -> {
          try {
            feed.close(AMPLE);
          } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
          }
          closed.countDown();
        });
    feed.publish(0L);
    closed.await();
  }

  private static void awaitUnchecked(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
