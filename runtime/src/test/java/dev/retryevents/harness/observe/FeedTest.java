package dev.retryevents.harness.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.harness.observe.Subscription.Counts;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

/** What an observer is told, and what the counts say of it, task by task. */
class FeedTest {

  /** Tasks that run when the test says so. */
  private final Queue<Runnable> tasks = new ArrayDeque<>();

  private final Feed<Integer> feed = new Feed<>(tasks::add, 3);
  private final List<String> told = new ArrayList<>();
  private final Observer<Integer> observer = noting(told);

  private static Observer<Integer> noting(List<String> told) {
    return new Observer<>() {
      @Override
      public void on(Integer item) {
        told.add(String.valueOf(item));
      }

      @Override
      public void missed(long count) {
        told.add("missed " + count);
      }
    };
  }

  /** Selects the multiples of a number. */
  private record MultiplesOf(int number) implements Selection<Integer, Integer> {
    @Override
    public Integer from(Integer published) {
      return published % number == 0 ? published : null;
    }
  }

  private static final MultiplesOf ALL = new MultiplesOf(1);

  private void publish(int... items) {
    for (int item : items) {
      feed.publish(item);
    }
  }

  private void runTasks() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  @Test
  void anObserverIsToldInOrderWhatItSelected() {
    Subscription subscription = feed.subscribe(new MultiplesOf(2), observer);
    publish(1, 2, 3, 4);
    assertEquals(new Counts(2, 0, 0, 2, 0), subscription.counts());
    runTasks();
    assertEquals(List.of("2", "4"), told);
    assertEquals(new Counts(2, 2, 0, 0, 0), subscription.counts());
  }

  @Test
  void oneTaskAtATimeServesAnObserver() {
    feed.subscribe(ALL, observer);
    publish(1, 2, 3);
    assertEquals(1, tasks.size());
    runTasks();
    publish(4);
    assertEquals(1, tasks.size());
  }

  @Test
  void aFullQueueLosesItsOldestItemsAndTheGapIsTold() {
    Subscription subscription = feed.subscribe(ALL, observer);
    publish(1, 2, 3, 4, 5);
    assertEquals(new Counts(5, 0, 2, 3, 0), subscription.counts());
    runTasks();
    assertEquals(List.of("missed 2", "3", "4", "5"), told);
    publish(6);
    runTasks();
    assertEquals("6", told.get(4));
    assertEquals(new Counts(6, 4, 2, 0, 0), subscription.counts());
  }

  @Test
  void oneObserversLossIsNotAnothers() {
    feed.subscribe(ALL, observer);
    List<Integer> other = new ArrayList<>();
    feed.subscribe(new MultiplesOf(2), other::add);
    publish(1, 2, 3, 4, 5);
    runTasks();
    assertEquals(List.of(2, 4), other);
  }

  @Test
  void anObserverThatThrowsIsToldTheNextAllTheSame() {
    List<Integer> seen = new ArrayList<>();
    Subscription subscription =
        feed.subscribe(
            ALL,
            item -> {
              seen.add(item);
              if (item == 1) {
                throw new IllegalStateException("of the observer");
              }
              throw new StackOverflowError("of the observer");
            });
    publish(1, 2, 3);
    runTasks();
    assertEquals(List.of(1, 2, 3), seen);
    assertEquals(new Counts(3, 3, 0, 0, 3), subscription.counts());
  }

  @Test
  void anObserverThatThrowsAtAGapIsToldTheItemAllTheSame() {
    List<Integer> seen = new ArrayList<>();
    Subscription subscription =
        feed.subscribe(
            ALL,
            new Observer<Integer>() {
              @Override
              public void on(Integer item) {
                seen.add(item);
              }

              @Override
              public void missed(long count) {
                throw new AssertionError("of the observer");
              }
            });
    publish(1, 2, 3, 4);
    runTasks();
    assertEquals(List.of(2, 3, 4), seen);
    assertEquals(new Counts(4, 3, 1, 0, 1), subscription.counts());
  }

  @Test
  void theSameObserverOfTheSameSelectionIsOneSubscription() {
    Subscription first = feed.subscribe(new MultiplesOf(2), observer);
    assertSame(first, feed.subscribe(new MultiplesOf(2), observer));
    assertNotSame(first, feed.subscribe(ALL, observer));
    assertNotSame(first, feed.subscribe(new MultiplesOf(2), noting(told)));
    publish(2);
    runTasks();
    assertEquals(List.of("2", "2", "2"), told);
  }

  @Test
  void whoUnsubscribesIsToldNoMoreAndWhatWaitedCountsAsDropped() {
    Subscription subscription = feed.subscribe(ALL, observer);
    publish(1, 2);
    subscription.close();
    publish(3);
    runTasks();
    subscription.close();
    assertEquals(List.of(), told);
    assertEquals(new Counts(2, 0, 2, 0, 0), subscription.counts());
  }

  @Test
  void anObserverMayUnsubscribeItself() {
    Subscription[] own = new Subscription[1];
    List<Integer> seen = new ArrayList<>();
    own[0] =
        feed.subscribe(
            ALL,
            item -> {
              seen.add(item);
              own[0].close();
            });
    publish(1, 2);
    runTasks();
    assertEquals(List.of(1), seen);
    assertEquals(new Counts(2, 1, 1, 0, 0), own[0].counts());
  }

  @Test
  void whoSubscribesAgainAfterTheEndIsANewOne() {
    Subscription first = feed.subscribe(ALL, observer);
    first.close();
    Subscription second = feed.subscribe(ALL, observer);
    assertNotSame(first, second);
    publish(1);
    runTasks();
    assertEquals(List.of("1"), told);
  }

  @Test
  void afterTheCloseNobodySubscribesAndWhatIsPublishedIsDropped() throws InterruptedException {
    Subscription subscription = feed.subscribe(ALL, observer);
    assertTrue(feed.close(Duration.ZERO));
    publish(1);
    assertEquals(new Counts(1, 0, 1, 0, 0), subscription.counts());
    assertEquals(
        "nothing is published any more; subscribe before the close",
        assertThrows(IllegalStateException.class, () -> feed.subscribe(ALL, observer))
            .getMessage());
  }

  @Test
  void aCloseThatDoesNotWaitDropsWhatWaitsAndSaysSo() throws InterruptedException {
    Subscription subscription = feed.subscribe(ALL, observer);
    publish(1, 2);
    assertFalse(feed.close(Duration.ZERO));
    assertEquals(new Counts(2, 0, 2, 0, 0), subscription.counts());
  }

  @Test
  void withoutAThreadNothingIsLostAndPublishingDoesNotFail() throws InterruptedException {
    boolean[] isBusy = {true};
    Feed<Integer> poor =
        new Feed<>(
            task -> {
              if (isBusy[0]) {
                throw new RejectedExecutionException("no thread left");
              }
              task.run();
            },
            3);
    poor.subscribe(ALL, observer);
    poor.publish(1);
    assertEquals(List.of(), told);
    isBusy[0] = false;
    assertTrue(poor.close(Duration.ZERO));
    assertEquals(List.of("1"), told);
  }

  @Test
  void aQueueHoldsAtLeastOneItem() {
    var fault = assertThrows(IllegalArgumentException.class, () -> new Feed<>(Runnable::run, 0));
    assertEquals("capacity is below 1: 0", fault.getMessage());
  }
}
