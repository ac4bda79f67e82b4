package com.acme.session.host;

import com.acme.session.wire.Methods;
import com.acme.session.wire.ViewSubscribeParams;
import com.acme.session.wire.ViewSubscribeResult;
import dev.retryevents.codec.RpcMethod;
import java.util.List;
import java.util.function.Consumer;

/** {@code view/subscribe}: tells what has happened since a cursor, and what happens. */
record ViewSubscribeMethod(Sessions sessions, Subscriptions subscriptions)
    implements Method<ViewSubscribeParams, ViewSubscribeResult> {

  @Override
  public RpcMethod<ViewSubscribeParams, ViewSubscribeResult> rpc() {
    return Methods.VIEW_SUBSCRIBE;
  }

  @Override
  public void call(ViewSubscribeParams params, Consumer<ViewSubscribeResult> answer) {
    String after = params.after();
    sessions.read(
        params.sessionId(),
        view -> {
          List<ViewEvent> past =
              after == null ? List.of() : view.after(Sessions.position(view, "after", after));
          answer.accept(new ViewSubscribeResult(view.headCursor()));
          subscriptions.begin(view.sessionId(), past);
          return view;
        });
  }
}
