package com.acme.session.client;

import com.acme.session.wire.Item;
import com.acme.session.wire.ItemCompleted;
import com.acme.session.wire.ItemDelta;
import com.acme.session.wire.ItemStarted;
import com.acme.session.wire.Notification;
import com.acme.session.wire.TurnCompleted;
import com.acme.session.wire.TurnRetracted;
import com.acme.session.wire.TurnRetryScheduled;
import com.acme.session.wire.TurnStarted;
import com.acme.session.wire.TurnUnqueued;
import com.acme.session.wire.UnknownNotification;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * Where a notification belongs: as much as is needed to route it, whether or not its method is
 * known.
 *
 * @param sessionId the session, if it names one
 * @param turnId the turn, if it names one
 * @param itemId the item, if it names one
 * @param viewCursor its place in the view, if it has one
 */
record Heard(
    @Nullable String sessionId,
    @Nullable String turnId,
    @Nullable String itemId,
    @Nullable String viewCursor) {

  private static final Heard NOWHERE = new Heard(null, null, null, null);

  static Heard of(Notification notification) {
    if (notification instanceof TurnStarted it) {
      return turn(it.params().sessionId(), it.params().turnId(), it.params().viewCursor());
    } else if (notification instanceof TurnRetryScheduled it) {
      return turn(it.params().sessionId(), it.params().turnId(), it.params().viewCursor());
    } else if (notification instanceof TurnCompleted it) {
      return turn(it.params().sessionId(), it.params().turnId(), it.params().viewCursor());
    } else if (notification instanceof TurnRetracted it) {
      return turn(it.params().sessionId(), it.params().turnId(), it.params().viewCursor());
    } else if (notification instanceof TurnUnqueued it) {
      return turn(it.params().sessionId(), it.params().turnId(), it.params().viewCursor());
    } else if (notification instanceof ItemStarted it) {
      return item(it.params().sessionId(), it.params().item(), it.params().viewCursor());
    } else if (notification instanceof ItemCompleted it) {
      return item(it.params().sessionId(), it.params().item(), it.params().viewCursor());
    } else if (notification instanceof ItemDelta it) {
      return new Heard(
          it.params().sessionId(), null, it.params().itemId(), it.params().viewCursor());
    } else if (notification instanceof UnknownNotification it) {
      return unknown(it.raw().get("params"));
    }
    return NOWHERE;
  }

  private static Heard turn(String sessionId, String turnId, String viewCursor) {
    return new Heard(sessionId, turnId, null, viewCursor);
  }

  private static Heard item(String sessionId, Item item, String viewCursor) {
    return new Heard(sessionId, item.turnId().orNull(), item.itemId(), viewCursor);
  }

  /** All methods name their session, turn and item in the same way. */
  private static Heard unknown(@Nullable JsonValue params) {
    if (!(params instanceof JsonObject object)) {
      return NOWHERE;
    }
    JsonObject item = object.get("item") instanceof JsonObject inner ? inner : object;
    String turnId = text(object, "turnId");
    return new Heard(
        text(object, "sessionId"),
        turnId == null ? text(item, "turnId") : turnId,
        text(item, "itemId"),
        text(object, "viewCursor"));
  }

  private static @Nullable String text(JsonObject object, String name) {
    return object.get(name) instanceof JsonString string ? string.value() : null;
  }
}
