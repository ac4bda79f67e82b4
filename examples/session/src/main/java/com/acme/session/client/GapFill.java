package com.acme.session.client;

import com.acme.session.wire.Methods;
import com.acme.session.wire.Notification;
import com.acme.session.wire.NotificationCodec;
import com.acme.session.wire.UnframedViewNotification;
import com.acme.session.wire.UnframedViewNotificationCodec;
import com.acme.session.wire.ViewGapParams;
import com.acme.session.wire.ViewPageDirection;
import com.acme.session.wire.ViewPageParams;
import com.acme.session.wire.ViewPageResult;
import dev.retryevents.json.JsonException;

/** Reads what was left out of the view, page by page, from one end of the gap to the other. */
record GapFill(HostLink link, ViewFold view, ViewGapParams gap) {

  private static final int PAGE = 100;

  /** Asks for the first page; the answers are heard as they come. */
  void begin() {
    ask(gap.after());
  }

  private void ask(String cursor) {
    ViewPageParams params =
        new ViewPageParams(cursor, ViewPageDirection.FORWARD, PAGE, gap.sessionId());
    link.ask(Methods.VIEW_PAGE, params).thenAccept(this::hear);
  }

  private void hear(ViewPageResult page) {
    for (UnframedViewNotification event : page.events()) {
      Notification notification = typed(event);
      if (gap.next().equals(Heard.of(notification).viewCursor())) {
        return;
      }
      view.fill(notification);
    }
    String next = page.nextCursor();
    if (next != null && !page.events().isEmpty()) {
      ask(next);
    }
  }

  /** An element of a page is a notification without its frame. */
  private static Notification typed(UnframedViewNotification event) throws JsonException {
    byte[] text = UnframedViewNotificationCodec.INSTANCE.encode(event);
    return NotificationCodec.INSTANCE.decode(text);
  }
}
