package com.acme.session.client;

import com.acme.session.wire.Notification;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is known of all sessions after all that was heard. Notifications belong to their session
 * first; those that name none change nothing here.
 */
public final class ViewFold {

  private final Map<String, SessionFold> sessions = new LinkedHashMap<>();

  /**
   * Hears a notification, in the order of delivery.
   *
   * @param notification the notification, of a known method or not
   * @return whether it says anything new of a session
   */
  public synchronized boolean hear(Notification notification) {
    Heard where = Heard.of(notification);
    return where.sessionId() != null && session(where.sessionId()).hear(notification, where);
  }

  /**
   * Hears a notification that fills a gap: one that is older than what was heard.
   *
   * @param notification the notification, of a known method or not
   */
  public synchronized void fill(Notification notification) {
    Heard where = Heard.of(notification);
    if (where.sessionId() != null) {
      session(where.sessionId()).fill(notification, where);
    }
  }

  /**
   * The fold of a session.
   *
   * @param sessionId the session
   * @return its fold, which knows nothing if nothing was heard of it
   */
  public synchronized SessionFold session(String sessionId) {
    return sessions.computeIfAbsent(sessionId, id -> new SessionFold());
  }

  /**
   * What is known of a turn.
   *
   * @param key the turn
   * @return its fold; one that runs if nothing was heard of it
   */
  public synchronized TurnFold turn(TurnKey key) {
    return session(key.sessionId())
        .turn(key.turnId())
        .orElseGet(() -> TurnFold.running(key.turnId()));
  }
}
