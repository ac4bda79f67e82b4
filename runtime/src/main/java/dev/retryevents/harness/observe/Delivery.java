package dev.retryevents.harness.observe;

import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One observer's queue, and the task that empties it, which runs only while there is something. */
final class Delivery<P, T> implements Subscription {

  private static final System.Logger LOG = System.getLogger("dev.retryevents.harness");

  private final Selection<? super P, T> selection;
  private final Observer<? super T> observer;
  private final Executor threads;
  private final int capacity;
  private final Consumer<? super Delivery<P, T>> onClose;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition idle = lock.newCondition();
  private final Queue<T> queue = new ArrayDeque<>();
  private boolean ended;
  private boolean draining;
  private @Nullable Thread drainer;
  private long published;
  private long delivered;
  private long dropped;
  private long failed;
  private long gap;

  Delivery(
      Selection<? super P, T> selection,
      Observer<? super T> observer,
      Executor threads,
      int capacity,
      Consumer<? super Delivery<P, T>> onClose) {
    this.selection = selection;
    this.observer = observer;
    this.threads = threads;
    this.capacity = capacity;
    this.onClose = onClose;
  }

  /** Whether this is the subscription of that observer to that selection. */
  boolean is(Selection<?, ?> selection, Observer<?> observer) {
    return this.observer == observer && this.selection.equals(selection);
  }

  /** Puts an item in the queue, in the place of the oldest if the queue is full. */
  void offer(P item) {
    T selected = selection.from(item);
    if (selected != null && enqueue(selected)) {
      start();
    }
  }

  /** Whether a drain must be started. */
  private boolean enqueue(T item) {
    lock.lock();
    try {
      published++;
      if (ended) {
        dropped++;
        return false;
      }
      if (queue.size() == capacity) {
        queue.remove();
        dropped++;
        gap++;
      }
      queue.add(item);
      return claim();
    } finally {
      lock.unlock();
    }
  }

  private boolean claim() {
    boolean first = !draining;
    draining = true;
    return first;
  }

  /** A thread that cannot be had now is asked for again with the next item, and at the end. */
  @SuppressWarnings("CatchingUnchecked") // publishing never fails a job
  private void start() {
    try {
      threads.execute(this::drain);
    } catch (RuntimeException | Error refused) {
      rest();
      LOG.log(Level.WARNING, "no thread to tell an observer", refused);
    }
  }

  private void drain() {
    boolean isDone = false;
    try {
      for (Turn<T> turn = next(); turn != null; turn = next()) {
        tell(turn);
      }
      isDone = true;
    } finally {
      if (!isDone) { // not even the log could be written; the next item asks for another thread
        rest();
      }
    }
  }

  /** The next item, or null after the end of the drain was noted. */
  private @Nullable Turn<T> next() {
    lock.lock();
    try {
      T item = queue.poll();
      if (item == null) {
        rest();
        return null;
      }
      drainer = Thread.currentThread();
      delivered++;
      Turn<T> turn = new Turn<>(item, gap);
      gap = 0;
      return turn;
    } finally {
      lock.unlock();
    }
  }

  private void rest() {
    lock.lock();
    try {
      draining = false;
      drainer = null;
      idle.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * An observer that throws at the gap, or an Error, is told the item and the next all the same.
   */
  private void tell(Turn<T> turn) {
    Throwable fault = null;
    if (turn.gap() > 0) {
      fault = faultOf(() -> observer.missed(turn.gap()));
    }
    Throwable second = faultOf(() -> observer.on(turn.item()));
    if (fault == null) {
      fault = second;
    }
    if (fault != null) {
      noteFailure(fault);
    }
  }

  private static @Nullable Throwable faultOf(Runnable telling) {
    try {
      telling.run();
      return null;
    } catch (Throwable fault) {
      return fault;
    }
  }

  /**
   * Logs the first with its trace, then the second, the fourth, the eighth: an observer that always
   * throws is heard, and does not fill the log.
   */
  private void noteFailure(Throwable fault) {
    long count;
    lock.lock();
    try {
      count = ++failed;
    } finally {
      lock.unlock();
    }
    if (Long.bitCount(count) == 1) {
      LOG.log(
          Level.WARNING,
          "an observer threw, " + count + " so far: " + fault,
          count == 1 ? fault : null);
    }
  }

  @Override
  public Counts counts() {
    lock.lock();
    try {
      return new Counts(published, delivered, dropped, queue.size(), failed);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    end();
    onClose.accept(this);
  }

  /** Waits until the queue is empty, then ends; false if the time was over before. */
  boolean finish(long nanos) throws InterruptedException {
    if (mustStart()) {
      start();
    }
    lock.lock();
    try {
      long left = nanos;
      while (draining && drainer != Thread.currentThread() && left > 0) {
        left = idle.awaitNanos(left);
      }
      return queue.isEmpty();
    } finally {
      end();
      lock.unlock();
    }
  }

  /** Whether items wait for a thread that could not be had before. */
  private boolean mustStart() {
    lock.lock();
    try {
      return !queue.isEmpty() && claim();
    } finally {
      lock.unlock();
    }
  }

  private void end() {
    lock.lock();
    try {
      ended = true;
      dropped += queue.size();
      queue.clear();
    } finally {
      lock.unlock();
    }
  }

  /** An item, and how many were dropped before it. */
  private record Turn<T>(T item, long gap) {}
}
