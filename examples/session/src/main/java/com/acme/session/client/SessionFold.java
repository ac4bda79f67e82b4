package com.acme.session.client;

import com.acme.session.wire.Notification;
import com.acme.session.wire.TurnCompleted;
import com.acme.session.wire.TurnRetracted;
import com.acme.session.wire.TurnRetryScheduled;
import com.acme.session.wire.TurnUnqueued;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known of one session after all that was heard of it.
 *
 * <p>Cursors are compared for equality alone. A notification whose cursor was heard before is the
 * overlap of a replay, and says nothing new.
 */
public final class SessionFold {

  /** An overlap that begins further back than this is not recognised. */
  private static final int REMEMBERED = 10_000;

  private final Map<String, TurnFold> turns = new LinkedHashMap<>();
  private final Map<String, String> turnsOfItems = new HashMap<>();
  private final Set<String> heardCursors = new LinkedHashSet<>();
  private @Nullable String lastCursor;

  /**
   * Hears a notification of this session, in the order of delivery.
   *
   * @return whether it says anything new
   */
  synchronized boolean hear(Notification notification, Heard where) {
    String cursor = where.viewCursor();
    if (cursor != null && !isNew(cursor)) {
      return false;
    }
    lastCursor = cursor == null ? lastCursor : cursor;
    turn(where).ifPresent(turn -> turns.put(turn.turnId(), after(turn, notification)));
    return true;
  }

  /**
   * Hears a notification that fills a gap. What followed the gap was heard before it, so a retry in
   * it is over, and nothing in it ends a later one; a settlement counts whenever it is heard.
   */
  synchronized void fill(Notification notification, Heard where) {
    String cursor = where.viewCursor();
    if (cursor == null || isNew(cursor)) {
      turn(where)
          .map(turn -> settlement(notification).map(turn::settled).orElse(turn))
          .ifPresent(turn -> turns.put(turn.turnId(), turn));
    }
  }

  private static TurnFold after(TurnFold turn, Notification notification) {
    return notification instanceof TurnRetryScheduled retry
        ? turn.scheduled(retry)
        : settlement(notification).map(turn::settled).orElseGet(turn::moved);
  }

  private static Optional<Settlement> settlement(Notification notification) {
    if (notification instanceof TurnCompleted completed) {
      return Optional.of(new Settlement.Completed(completed.params()));
    } else if (notification instanceof TurnRetracted) {
      return Optional.of(new Settlement.Retracted());
    } else if (notification instanceof TurnUnqueued) {
      return Optional.of(new Settlement.Unqueued());
    }
    return Optional.empty();
  }

  /** The turn that is meant: the one that is named, or the one that the item was said to be of. */
  private Optional<TurnFold> turn(Heard where) {
    String itemId = where.itemId();
    String turnId = where.turnId();
    if (itemId != null && turnId != null) {
      turnsOfItems.put(itemId, turnId);
    }
    String meant = turnId == null && itemId != null ? turnsOfItems.get(itemId) : turnId;
    return Optional.ofNullable(meant).map(id -> turns.getOrDefault(id, TurnFold.running(id)));
  }

  private boolean isNew(String cursor) {
    if (heardCursors.size() == REMEMBERED && !heardCursors.contains(cursor)) {
      heardCursors.remove(heardCursors.iterator().next());
    }
    return heardCursors.add(cursor);
  }

  /** {@return the turn of that name, if anything was heard of it} */
  public synchronized Optional<TurnFold> turn(String turnId) {
    return Optional.ofNullable(turns.get(turnId));
  }

  /** {@return all turns, in the order in which they were first heard of} */
  public synchronized List<TurnFold> turns() {
    return List.copyOf(turns.values());
  }

  /** {@return where to go on listening; empty if nothing with a place was heard} */
  public synchronized Optional<String> lastCursor() {
    return Optional.ofNullable(lastCursor);
  }
}
