package com.acme.session.host;

import com.acme.session.wire.Methods;
import com.acme.session.wire.NotificationCodec;
import com.acme.session.wire.UnframedViewNotification;
import com.acme.session.wire.UnframedViewNotificationCodec;
import com.acme.session.wire.ViewPageDirection;
import com.acme.session.wire.ViewPageParams;
import com.acme.session.wire.ViewPageResult;
import dev.retryevents.codec.RpcMethod;
import java.util.LinkedList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code view/page}: gives a part of what has happened, oldest first. */
record ViewPageMethod(Sessions sessions) implements Method<ViewPageParams, ViewPageResult> {

  private static final long ENOUGH_BYTES = 1 << 20;

  @Override
  public RpcMethod<ViewPageParams, ViewPageResult> rpc() {
    return Methods.VIEW_PAGE;
  }

  @Override
  public void call(ViewPageParams params, Consumer<ViewPageResult> answer) {
    answer.accept(sessions.read(params.sessionId(), view -> page(view, params)));
  }

  /** As many events as were asked for, or fewer that are enough for one line; one at least. */
  private static ViewPageResult page(SessionView view, ViewPageParams params) {
    boolean isBackward = params.direction() == ViewPageDirection.BACKWARD;
    List<ViewEvent> ahead = ahead(view, params.cursor(), isBackward);
    LinkedList<UnframedViewNotification> page = new LinkedList<>();
    ViewEvent last = null;
    long bytes = 0;
    while (page.size() < Math.min(ahead.size(), params.limit()) && bytes < ENOUGH_BYTES) {
      last = ahead.get(isBackward ? ahead.size() - 1 - page.size() : page.size());
      byte[] element = NotificationCodec.UNFRAMED.encode(last.replayed());
      page.add(
          isBackward ? 0 : page.size(), UnframedViewNotificationCodec.INSTANCE.decode(element));
      bytes += element.length;
    }
    boolean isWhole = last == null || page.size() == ahead.size();
    return new ViewPageResult(page, isWhole ? null : last.position().cursor(view.sessionId()));
  }

  private static List<ViewEvent> ahead(
      SessionView view, @Nullable String cursor, boolean isBackward) {
    if (cursor == null) {
      return view.all();
    }
    ViewPosition position = Sessions.position(view, "cursor", cursor);
    return isBackward ? view.before(position) : view.after(position);
  }
}
