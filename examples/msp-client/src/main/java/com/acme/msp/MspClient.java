package com.acme.msp;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.retryevents.codec.RpcError;
import dev.retryevents.codec.RpcMethod;
import dev.retryevents.event.RetryReason;
import dev.retryevents.event.RetrySeconds;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonWriter;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.List;
import java.util.Objects;

/** What a client of the protocol writes, and what it makes of what it reads. */
final class MspClient {

  private MspClient() {}

  /** The request to say something to the model. */
  static byte[] startTurn(long id, String sessionId, String text) {
    TurnInputPart words = new TurnInputPart(text, TurnInputPartType.TEXT);
    TurnStartParams params = new TurnStartParams("command-" + id, List.of(words), sessionId);
    return request(id, Methods.TURN_START, params);
  }

  /** A request, as one line without its end. */
  static <P> byte[] request(long id, RpcMethod<P, ?> method, P params) {
    JsonWriter line = new JsonWriter();
    line.beginObject().name("jsonrpc").value("2.0").name("id").value(id);
    line.name("method").value(method.name()).name("params");
    Objects.requireNonNull(method.params()).write(line, params);
    return line.endObject().toByteArray();
  }

  /** Prints what a host tells, one notification a line, until it ends. */
  static void follow(InputStream host, PrintStream out) {
    BufferedReader frames = new BufferedReader(new InputStreamReader(host, UTF_8));
    frames.lines().map(frame -> line(frame.getBytes(UTF_8))).forEach(out::println);
  }

  /** What a notification tells people. */
  static String line(byte[] frame) {
    try {
      Notification heard = NotificationCodec.INSTANCE.decode(frame);
      if (heard instanceof ItemDelta delta) {
        return delta.params().delta();
      } else if (heard instanceof TurnRetryScheduled retry) {
        return progress(retry.params());
      } else if (heard instanceof TurnCompleted end) {
        return "turn " + end.params().terminal();
      } else if (heard instanceof UnknownNotification newer) {
        return newer.method() + " is of a newer host: " + newer.raw();
      }
      return heard.method();
    } catch (JsonException e) {
      return "no notification: " + e.getMessage();
    }
  }

  private static String progress(TurnRetryScheduledParams retry) {
    return "attempt "
        + retry.attempt()
        + "/"
        + retry.maxAttempts()
        + " · retrying in "
        + RetrySeconds.ofMillis(retry.retryDelayMs())
        + "s · "
        + RetryReason.of(retry.reason());
  }

  /** What kind of error an answer tells of, as the protocol names it. */
  static String kind(ErrorObject error) {
    RpcError known = Errors.find(error.code());
    return known == null ? "error " + error.code() : known.kind();
  }
}
