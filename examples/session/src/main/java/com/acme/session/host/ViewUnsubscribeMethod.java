package com.acme.session.host;

import com.acme.session.wire.Methods;
import com.acme.session.wire.ViewUnsubscribeParams;
import com.acme.session.wire.ViewUnsubscribeResult;
import dev.retryevents.codec.RpcMethod;
import java.util.function.Consumer;

/** {@code view/unsubscribe}: tells no more of a session. */
record ViewUnsubscribeMethod(Sessions sessions, Subscriptions subscriptions)
    implements Method<ViewUnsubscribeParams, ViewUnsubscribeResult> {

  @Override
  public RpcMethod<ViewUnsubscribeParams, ViewUnsubscribeResult> rpc() {
    return Methods.VIEW_UNSUBSCRIBE;
  }

  @Override
  public void call(ViewUnsubscribeParams params, Consumer<ViewUnsubscribeResult> answer) {
    sessions.read(
        params.sessionId(),
        view -> {
          subscriptions.end(view.sessionId());
          answer.accept(new ViewUnsubscribeResult());
          return view;
        });
  }
}
