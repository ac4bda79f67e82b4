package com.acme.session.host;

import com.acme.session.frame.FrameWriter;
import com.acme.session.wire.Notification;
import com.acme.session.wire.NotificationCodec;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The sessions that a client hears of. The lock of the journal guards it. */
final class Subscriptions implements Audience {

  private final FrameWriter out;
  private final Set<String> sessionIds = new HashSet<>();

  Subscriptions(FrameWriter out) {
    this.out = out;
  }

  @Override
  public void hear(String sessionId, Notification notification) {
    if (sessionIds.contains(sessionId)) {
      out.message(NotificationCodec.INSTANCE, notification);
    }
  }

  /** Tells what has happened, and from here on what happens. */
  void begin(String sessionId, List<ViewEvent> past) {
    sessionIds.add(sessionId);
    past.forEach(event -> hear(sessionId, event.replayed()));
  }

  void end(String sessionId) {
    sessionIds.remove(sessionId);
  }
}
