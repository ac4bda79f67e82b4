package com.acme.session.host;

import com.acme.session.log.Entry;
import com.acme.session.log.LifecycleRecord.OfTurn;
import com.acme.session.log.LifecycleRecord.SessionBegun;
import com.acme.session.log.LifecycleRecord.TurnBegun;
import com.acme.session.wire.Session;
import com.acme.session.wire.SessionStarted;
import com.acme.session.wire.SessionStartedParams;
import com.acme.session.wire.SessionStatus;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the log says of one session: its turns, and its view. The journal guards it.
 *
 * <p>It is a fold: what it says depends on the entries alone, so it says the same after a restart.
 */
final class SessionView {

  private final String sessionId;
  private final String createdAt;
  private final Map<String, TurnState> turns = new LinkedHashMap<>();
  private final List<ViewEvent> events = new ArrayList<>();
  private ViewPosition head;

  /** A session as its first entry makes it. */
  SessionView(Entry begun) {
    if (!(begun.happened() instanceof SessionBegun) || begun.sequence() != 1) {
      throw new IllegalArgumentException("a session that never began: " + begun.sessionId());
    }
    this.sessionId = begun.sessionId();
    this.createdAt = Instant.ofEpochMilli(begun.atMs()).toString();
    this.head = new ViewPosition(1, 0);
  }

  /** Whether this can happen: a turn begins once, and nothing happens to it once it is over. */
  boolean admits(OfTurn happened) {
    TurnState turn = turns.get(happened.turnId());
    return happened instanceof TurnBegun ? turn == null : turn != null && !turn.isOver();
  }

  /** Takes an entry, and gives what is to be told of it. */
  List<ViewEvent> fold(Entry entry) {
    if (entry.sequence() != nextSequence()
        || !(entry.happened() instanceof OfTurn happened && admits(happened))) {
      throw new IllegalArgumentException(
          "record " + entry.sequence() + " of session " + sessionId + " cannot follow the others");
    }
    TurnState turn =
        happened instanceof TurnBegun begun
            ? TurnState.of(begun, entry.atMs())
            : turns.get(happened.turnId()).after(entry);
    turns.put(turn.turnId(), turn);
    List<ViewEvent> told = new EntryTelling(entry, turn).events();
    events.addAll(told);
    head = new ViewPosition(entry.sequence(), told.size());
    return told;
  }

  /** A place for something that is told and not written down. */
  ViewPosition pass() {
    head = head.next();
    return head;
  }

  long nextSequence() {
    return head.sequence() + 1;
  }

  String sessionId() {
    return sessionId;
  }

  /** Where the view ends now. */
  String headCursor() {
    return head.cursor(sessionId);
  }

  /** The position of a cursor that this view has given out. */
  Optional<ViewPosition> position(String cursor) {
    return ViewPosition.of(sessionId, cursor)
        .filter(position -> position.sequence() >= 1 && position.sequence() <= head.sequence());
  }

  /** The events behind a position, oldest first. */
  List<ViewEvent> after(ViewPosition position) {
    return List.copyOf(events.subList(firstAfter(position), events.size()));
  }

  /** The events before a position, oldest first. */
  List<ViewEvent> before(ViewPosition position) {
    int end = firstAfter(position);
    boolean isThere = end > 0 && events.get(end - 1).position().equals(position);
    return List.copyOf(events.subList(0, isThere ? end - 1 : end));
  }

  List<ViewEvent> all() {
    return List.copyOf(events);
  }

  private int firstAfter(ViewPosition position) {
    int low = 0;
    int high = events.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (events.get(middle).position().compareTo(position) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  Collection<TurnState> turns() {
    return List.copyOf(turns.values());
  }

  Optional<TurnState> turn(String turnId) {
    return Optional.ofNullable(turns.get(turnId));
  }

  Optional<TurnState> activeTurn() {
    return turns.values().stream().filter(turn -> !turn.isOver()).findFirst();
  }

  Session session() {
    String active = activeTurn().map(TurnState::turnId).orElse(null);
    return new Session(
        active,
        createdAt,
        sessionId,
        active == null ? SessionStatus.IDLE : SessionStatus.RUNNING,
        turns.size());
  }

  /** The notification that the session began; it has no place in the view. */
  SessionStarted sessionStarted(@Nullable Long emittedAtMs) {
    return new SessionStarted(new SessionStartedParams(session()), emittedAtMs);
  }
}
