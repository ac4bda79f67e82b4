package dev.retryevents.harness.observe;

/** An observer's place in the line, and what has come of it. */
public interface Subscription extends AutoCloseable {

  /** {@return the counts up to now, taken at one moment} */
  Counts counts();

  /**
   * Ends the subscription. An item that the observer is just being told stays told; those that wait
   * count as dropped; later ones are not published to it. Again, or after the end of the feed, it
   * does nothing. The observer itself may call it.
   */
  @Override
  void close();

  /**
   * What became of the items that were published to an observer; published is the sum of delivered,
   * dropped and pending, at every moment.
   *
   * @param published how many were meant for it
   * @param delivered how many it was told, also where it threw
   * @param dropped how many were lost to a full queue or to the end of the subscription
   * @param pending how many wait in its queue
   * @param failed on how many of the delivered it threw
   */
  record Counts(long published, long delivered, long dropped, long pending, long failed) {}
}
