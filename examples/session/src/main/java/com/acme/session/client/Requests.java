package com.acme.session.client;

import com.acme.session.wire.ClientInfo;
import com.acme.session.wire.InitializeParams;
import com.acme.session.wire.InitializeParamsCodec;
import com.acme.session.wire.InitializeResult;
import com.acme.session.wire.InitializeResultCodec;
import com.acme.session.wire.Initialized;
import com.acme.session.wire.SessionStartParams;
import com.acme.session.wire.SessionStartParamsCodec;
import com.acme.session.wire.SessionStartResult;
import com.acme.session.wire.SessionStartResultCodec;
import com.acme.session.wire.TurnInputPart;
import com.acme.session.wire.TurnInputPartType;
import com.acme.session.wire.TurnStartParams;
import com.acme.session.wire.TurnStartParamsCodec;
import com.acme.session.wire.TurnStartResult;
import com.acme.session.wire.TurnStartResultCodec;
import com.acme.session.wire.ViewSubscribeParams;
import com.acme.session.wire.ViewSubscribeParamsCodec;
import com.acme.session.wire.ViewSubscribeResult;
import com.acme.session.wire.ViewSubscribeResultCodec;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** What this client asks a host for. */
record Requests(HostLink link) {

  /** Opens the conversation. */
  CompletableFuture<InitializeResult> initialize() {
    InitializeParams params =
        new InitializeParams(new ClientInfo("acme_session", "Acme Session", "1.0"));
    return link.ask(
            "initialize", InitializeParamsCodec.INSTANCE, params, InitializeResultCodec.INSTANCE)
        .thenApply(
            result -> {
              link.tell(new Initialized(null));
              return result;
            });
  }

  /** Begins a session, or finds the one that the command has begun. */
  CompletableFuture<SessionStartResult> startSession(String commandId) {
    return link.ask(
        "session/start",
        SessionStartParamsCodec.INSTANCE,
        new SessionStartParams(commandId),
        SessionStartResultCodec.INSTANCE);
  }

  /** Listens to a session from a cursor on. */
  CompletableFuture<ViewSubscribeResult> subscribe(String sessionId, String after) {
    return link.ask(
        "view/subscribe",
        ViewSubscribeParamsCodec.INSTANCE,
        new ViewSubscribeParams(after, sessionId),
        ViewSubscribeResultCodec.INSTANCE);
  }

  /** Says something, or finds the turn in which the command has said it. */
  CompletableFuture<TurnStartResult> startTurn(String sessionId, String commandId, String text) {
    TurnInputPart part = new TurnInputPart(text, TurnInputPartType.TEXT);
    return link.ask(
        "turn/start",
        TurnStartParamsCodec.INSTANCE,
        new TurnStartParams(commandId, List.of(part), sessionId),
        TurnStartResultCodec.INSTANCE);
  }
}
