package com.acme.session.host;

import com.acme.session.frame.ErrorCode;
import com.acme.session.log.LifecycleRecord.TurnBegun;
import com.acme.session.wire.CommandStatus;
import com.acme.session.wire.Methods;
import com.acme.session.wire.TurnInputPart;
import com.acme.session.wire.TurnStartDisposition;
import com.acme.session.wire.TurnStartParams;
import com.acme.session.wire.TurnStartResult;
import dev.retryevents.codec.RpcMethod;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** {@code turn/start}: takes input down, and begins its turn. */
record TurnStartMethod(Sessions sessions, TurnDesk turns)
    implements Method<TurnStartParams, TurnStartResult> {

  @Override
  public RpcMethod<TurnStartParams, TurnStartResult> rpc() {
    return Methods.TURN_START;
  }

  @Override
  public void call(TurnStartParams params, Consumer<TurnStartResult> answer) {
    String turnId = CommandId.of(params.commandId());
    String input = text(params);
    boolean isKnown = sessions.read(params.sessionId(), view -> view.turn(turnId).isPresent());
    Optional<TurnState> other = sessions.read(params.sessionId(), SessionView::activeTurn);
    if (isKnown) {
      answer.accept(accepted(turnId));
    } else if (other.isPresent()) {
      throw new Refusal(ErrorCode.COMMAND_REJECTED, "another turn of the session is running");
    } else {
      TurnBegun begun = new TurnBegun(turnId, input);
      turns.begin(params.sessionId(), begun, () -> answer.accept(accepted(turnId)));
    }
  }

  private static String text(TurnStartParams params) {
    String text =
        params.input().stream()
            .map(TurnInputPart::text)
            .map(part -> part == null ? "" : part)
            .collect(Collectors.joining("\n"));
    if (text.isBlank()) {
      throw new Refusal(ErrorCode.INVALID_PARAMS, "\"input\" holds no text");
    }
    return text;
  }

  private static TurnStartResult accepted(String turnId) {
    return new TurnStartResult(
        turnId, TurnStartDisposition.STARTED, true, CommandStatus.ACCEPTED, turnId);
  }
}
