package com.acme.session.host;

import com.acme.session.wire.Notification;
import org.jspecify.annotations.Nullable;

/**
 * A notification in its place in the view.
 *
 * @param position its place
 * @param telling makes the notification
 */
record ViewEvent(ViewPosition position, Telling telling) {

  /** Makes the notification, as news with the time or as replay without. */
  @FunctionalInterface
  interface Telling {
    Notification at(@Nullable Long emittedAtMs);
  }

  /** The notification as it is told again. */
  Notification replayed() {
    return telling.at(null);
  }

  /** The notification as it is told for the first time. */
  Notification news(long emittedAtMs) {
    return telling.at(emittedAtMs);
  }
}
