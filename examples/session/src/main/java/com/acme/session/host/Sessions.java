package com.acme.session.host;

import com.acme.session.frame.ErrorCode;
import java.util.function.Function;

/** Finds the session that a client means. */
record Sessions(Journal journal) {

  /**
   * Reads a session while nothing happens to it.
   *
   * @throws Refusal if there is none of that name
   */
  <T> T read(String sessionId, Function<SessionView, T> reader) {
    return journal
        .read(sessionId, reader)
        .orElseThrow(
            () -> new Refusal(ErrorCode.SESSION_NOT_FOUND, "there is no session of that name"));
  }

  /** The position that a cursor of the session stands for. */
  static ViewPosition position(SessionView view, String member, String cursor) {
    return view.position(cursor)
        .orElseThrow(
            () ->
                new Refusal(
                    ErrorCode.INVALID_PARAMS,
                    "\"" + member + "\" is no cursor of the view of this session"));
  }
}
