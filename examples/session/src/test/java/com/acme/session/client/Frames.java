package com.acme.session.client;

import com.acme.session.wire.Notification;
import com.acme.session.wire.NotificationCodec;

/** Notifications as hosts send them. */
final class Frames {

  static final String SESSION = "session-1";
  static final String TURN = "turn-1";

  private Frames() {}

  static Notification notification(String frame) {
    return NotificationCodec.INSTANCE.decode(frame.replace('`', '"'));
  }

  static Notification retry(int attempt, String cursor) {
    return retry(SESSION, TURN, attempt, cursor);
  }

  static Notification retry(String sessionId, String turnId, int attempt, String cursor) {
    return turn(
        "turn/retryScheduled",
        sessionId,
        turnId,
        cursor,
        "`attempt`:%d,`nextAttempt`:%d,`maxAttempts`:4,`retryDelayMs`:2000,`reason`:`busy`"
            .formatted(attempt, attempt + 1));
  }

  static Notification started(String cursor) {
    return turn("turn/started", SESSION, TURN, cursor, "`commandId`:`turn-1`");
  }

  static Notification completed(String terminal, String cursor) {
    return turn("turn/completed", SESSION, TURN, cursor, "`terminal`:`" + terminal + "`");
  }

  static Notification settled(String method, String cursor) {
    return turn(method, SESSION, TURN, cursor, "`commandId`:`c`");
  }

  static Notification itemStarted(String cursor) {
    return item("item/started", cursor);
  }

  static Notification itemCompleted(String cursor) {
    return item("item/completed", cursor);
  }

  static Notification delta(String cursor) {
    return notification(
        "{`jsonrpc`:`2.0`,`method`:`item/delta`,`params`:{`sessionId`:`session-1`,"
            + "`itemId`:`item-1`,`delta`:`a`,`viewCursor`:`"
            + cursor
            + "`}}");
  }

  /** A method that no client of today knows, about a turn. */
  static Notification unknown(String cursor) {
    return notification(
        "{`jsonrpc`:`2.0`,`method`:`approval/requested`,`params`:{`sessionId`:`session-1`,"
            + "`turnId`:`turn-1`,`viewCursor`:`"
            + cursor
            + "`}}");
  }

  private static Notification item(String method, String cursor) {
    String item =
        "`item`:{`itemId`:`item-1`,`kind`:`agentMessage`,`revision`:1,`status`:`inProgress`,"
            + "`turnId`:`turn-1`}";
    return notification(
        "{`jsonrpc`:`2.0`,`method`:`%s`,`params`:{%s,`sessionId`:`session-1`,%s,`viewCursor`:`%s`}}"
            .formatted(method, item, source(), cursor));
  }

  private static Notification turn(
      String method, String sessionId, String turnId, String cursor, String members) {
    return notification(
        ("{`jsonrpc`:`2.0`,`method`:`%s`,`emittedAtMs`:1000,`params`:{`sessionId`:`%s`,"
                + "`turnId`:`%s`,%s,%s,`viewCursor`:`%s`}}")
            .formatted(method, sessionId, turnId, members, source(), cursor));
  }

  private static String source() {
    return "`sourceRange`:{`stream`:{`id`:`s`,`kind`:`session`},"
        + "`first`:{`id`:`r`,`sequence`:1},`last`:{`id`:`r`,`sequence`:1}}";
  }
}
