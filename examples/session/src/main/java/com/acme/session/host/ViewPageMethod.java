package com.acme.session.host;

import com.acme.session.wire.Methods;
import com.acme.session.wire.NotificationCodec;
import com.acme.session.wire.UnframedViewNotification;
import com.acme.session.wire.UnframedViewNotificationCodec;
import com.acme.session.wire.ViewPageDirection;
import com.acme.session.wire.ViewPageParams;
import com.acme.session.wire.ViewPageResult;
import dev.retryevents.codec.RpcMethod;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code view/page}: gives a part of what has happened, oldest first. */
record ViewPageMethod(Sessions sessions) implements Method<ViewPageParams, ViewPageResult> {

  @Override
  public RpcMethod<ViewPageParams, ViewPageResult> rpc() {
    return Methods.VIEW_PAGE;
  }

  @Override
  public void call(ViewPageParams params, Consumer<ViewPageResult> answer) {
    answer.accept(sessions.read(params.sessionId(), view -> page(view, params)));
  }

  private static ViewPageResult page(SessionView view, ViewPageParams params) {
    boolean isBackward = params.direction() == ViewPageDirection.BACKWARD;
    List<ViewEvent> ahead = ahead(view, params.cursor(), isBackward);
    int size = Math.min(ahead.size(), params.limit());
    List<ViewEvent> page =
        isBackward ? ahead.subList(ahead.size() - size, ahead.size()) : ahead.subList(0, size);
    String next = null;
    if (size < ahead.size()) {
      ViewEvent last = page.get(isBackward ? 0 : size - 1);
      next = last.position().cursor(view.sessionId());
    }
    return new ViewPageResult(page.stream().map(ViewPageMethod::unframed).toList(), next);
  }

  private static List<ViewEvent> ahead(
      SessionView view, @Nullable String cursor, boolean isBackward) {
    if (cursor == null) {
      return view.all();
    }
    ViewPosition position = Sessions.position(view, "cursor", cursor);
    return isBackward ? view.before(position) : view.after(position);
  }

  private static UnframedViewNotification unframed(ViewEvent event) {
    byte[] element = NotificationCodec.UNFRAMED.encode(event.replayed());
    return UnframedViewNotificationCodec.INSTANCE.decode(element);
  }
}
