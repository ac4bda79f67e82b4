package com.acme.session.host;

import com.acme.session.wire.Notification;

/** Hears what happens, in the order in which it was written down. */
interface Audience {

  /** What the host says when nobody is there yet. */
  Audience NOBODY = (sessionId, notification) -> {};

  /** Takes a notification of a session; may not wait for the journal. */
  void hear(String sessionId, Notification notification);
}
