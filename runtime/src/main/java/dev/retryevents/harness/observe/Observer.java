package dev.retryevents.harness.observe;

/**
 * Is told what happens, one item at a time and in order, never by two threads at once.
 *
 * <p>It may be slow and it may throw: neither the jobs nor the other observers notice.
 *
 * @param <T> what it is told
 */
@FunctionalInterface
public interface Observer<T> {

  /**
   * Receives an item.
   *
   * @param item what happened
   */
  void on(T item);

  /**
   * Receives word of a gap, before the item that follows it: this observer was too slow, its queue
   * was full, and the oldest items in it were dropped.
   *
   * @param count how many items are missing here, at least 1
   */
  default void missed(long count) {}
}
