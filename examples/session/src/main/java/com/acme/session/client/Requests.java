package com.acme.session.client;

import com.acme.session.wire.ClientInfo;
import com.acme.session.wire.InitializeParams;
import com.acme.session.wire.InitializeResult;
import com.acme.session.wire.Initialized;
import com.acme.session.wire.Methods;
import com.acme.session.wire.SessionStartParams;
import com.acme.session.wire.SessionStartResult;
import com.acme.session.wire.TurnInputPart;
import com.acme.session.wire.TurnInputPartType;
import com.acme.session.wire.TurnStartParams;
import com.acme.session.wire.TurnStartResult;
import com.acme.session.wire.ViewSubscribeParams;
import com.acme.session.wire.ViewSubscribeResult;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** What this client asks a host for. */
record Requests(HostLink link) {

  /** Opens the conversation. */
  CompletableFuture<InitializeResult> initialize() {
    InitializeParams params =
        new InitializeParams(new ClientInfo("acme_session", "Acme Session", "1.0"));
    return link.ask(Methods.INITIALIZE, params)
        .thenApply(
            result -> {
              link.tell(new Initialized(null));
              return result;
            });
  }

  /** Begins a session, or finds the one that the command has begun. */
  CompletableFuture<SessionStartResult> startSession(String commandId) {
    return link.ask(Methods.SESSION_START, new SessionStartParams(commandId));
  }

  /** Listens to a session from a cursor on. */
  CompletableFuture<ViewSubscribeResult> subscribe(String sessionId, String after) {
    return link.ask(Methods.VIEW_SUBSCRIBE, new ViewSubscribeParams(after, sessionId));
  }

  /** Says something, or finds the turn in which the command has said it. */
  CompletableFuture<TurnStartResult> startTurn(String sessionId, String commandId, String text) {
    TurnInputPart part = new TurnInputPart(text, TurnInputPartType.TEXT);
    return link.ask(Methods.TURN_START, new TurnStartParams(commandId, List.of(part), sessionId));
  }
}
