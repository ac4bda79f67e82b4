package com.acme.session.host;

import com.acme.session.frame.ErrorCode;
import com.acme.session.wire.CommandStatus;
import com.acme.session.wire.Methods;
import com.acme.session.wire.TurnCancelParams;
import com.acme.session.wire.TurnCancelResult;
import dev.retryevents.codec.RpcMethod;
import java.util.function.Consumer;

/** {@code turn/cancel}: asks for the end of the turn that runs. */
record TurnCancelMethod(Sessions sessions, TurnDesk turns)
    implements Method<TurnCancelParams, TurnCancelResult> {

  @Override
  public RpcMethod<TurnCancelParams, TurnCancelResult> rpc() {
    return Methods.TURN_CANCEL;
  }

  @Override
  public void call(TurnCancelParams params, Consumer<TurnCancelResult> answer) {
    String commandId = CommandId.of(params.commandId());
    String meant = params.turnId();
    String turnId =
        sessions
            .read(params.sessionId(), SessionView::activeTurn)
            .map(TurnState::turnId)
            .filter(running -> meant == null || meant.equals(running))
            .orElseThrow(TurnCancelMethod::notRunning);
    TurnCancelResult result = new TurnCancelResult(commandId, CommandStatus.ACCEPTED, turnId);
    if (!turns.cancel(params.sessionId(), turnId, () -> answer.accept(result))) {
      throw notRunning();
    }
  }

  private static Refusal notRunning() {
    return new Refusal(ErrorCode.COMMAND_REJECTED, "that turn is not running");
  }
}
