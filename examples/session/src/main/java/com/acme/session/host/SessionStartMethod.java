package com.acme.session.host;

import com.acme.session.wire.Methods;
import com.acme.session.wire.SessionStartParams;
import com.acme.session.wire.SessionStartResult;
import dev.retryevents.codec.RpcMethod;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;

/** {@code session/start}: begins a session, to which the client is subscribed. */
record SessionStartMethod(Journal journal, Subscriptions subscriptions, InstantSource clock)
    implements Method<SessionStartParams, SessionStartResult> {

  @Override
  public RpcMethod<SessionStartParams, SessionStartResult> rpc() {
    return Methods.SESSION_START;
  }

  @Override
  public void call(SessionStartParams params, Consumer<SessionStartResult> answer) {
    String sessionId = journal.begin(CommandId.of(params.commandId()));
    journal.read(
        sessionId,
        view -> {
          subscriptions.begin(sessionId, List.of());
          subscriptions.hear(sessionId, view.sessionStarted(clock.millis()));
          answer.accept(new SessionStartResult(view.session(), view.headCursor()));
          return view;
        });
  }
}
