package com.acme.session.host;

import com.acme.session.wire.ViewUnsubscribeParams;
import com.acme.session.wire.ViewUnsubscribeParamsCodec;
import com.acme.session.wire.ViewUnsubscribeResult;
import com.acme.session.wire.ViewUnsubscribeResultCodec;
import dev.retryevents.json.JsonCodec;
import java.util.function.Consumer;

/** {@code view/unsubscribe}: tells no more of a session. */
record ViewUnsubscribeMethod(Sessions sessions, Subscriptions subscriptions)
    implements Method<ViewUnsubscribeParams, ViewUnsubscribeResult> {

  @Override
  public JsonCodec<ViewUnsubscribeParams> params() {
    return ViewUnsubscribeParamsCodec.INSTANCE;
  }

  @Override
  public JsonCodec<ViewUnsubscribeResult> result() {
    return ViewUnsubscribeResultCodec.INSTANCE;
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
