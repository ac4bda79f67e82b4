package com.acme.msp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class MspClientTest {

  @Test
  void aTurnIsAskedFor() {
    assertEquals(
        """
        {"jsonrpc":"2.0","id":7,"method":"turn/start","params":{"commandId":"command-7",\
        "input":[{"text":"Hello","type":"text"}],"sessionId":"session-1"}}\
        """,
        new String(MspClient.startTurn(7, "session-1", "Hello"), UTF_8));
  }

  @Test
  void aRetryIsTold() {
    assertEquals(
        "attempt 1/3 · retrying in 2s · provider stream disconnected",
        line(
            """
            {"jsonrpc": "2.0", "method": "turn/retryScheduled", "params": {
              "attempt": 1, "maxAttempts": 3, "nextAttempt": 2, "retryDelayMs": 2000,
              "reason": "provider stream disconnected", "sessionId": "session-1",
              "sourceRange": {
                "first": {"id": "record-7", "sequence": 7},
                "last": {"id": "record-7", "sequence": 7},
                "stream": {"id": "session-1", "kind": "session"}},
              "turnId": "turn-1", "viewCursor": "cursor-8"}}
            """));
  }

  @Test
  void aHostIsFollowedToItsEnd() {
    String frames =
        """
        {"method": "turn/paused"}
        {"method": "turn/resumed"}
        """;
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    MspClient.follow(
        new ByteArrayInputStream(frames.getBytes(UTF_8)), new PrintStream(told, true, UTF_8));
    assertEquals(
        List.of(
            "turn/paused is of a newer host: {\"method\":\"turn/paused\"}",
            "turn/resumed is of a newer host: {\"method\":\"turn/resumed\"}"),
        told.toString(UTF_8).lines().toList());
  }

  @Test
  void whatIsNewIsKept() {
    assertEquals(
        "turn/paused is of a newer host:"
            + " {\"method\":\"turn/paused\",\"params\":{\"turnId\":\"turn-1\"}}",
        line("{\"method\": \"turn/paused\", \"params\": {\"turnId\": \"turn-1\"}}"));
  }

  @Test
  void whatIsWrongIsNamedWithItsPlace() {
    assertEquals(
        "no notification: expected a string, found a number at 1:46 (byte 45, pointer"
            + " \"/params/delta\")",
        line("{\"method\": \"item/delta\", \"params\": {\"delta\": 1}}"));
  }

  @Test
  void anErrorIsLookedUp() {
    assertEquals("invalidParams", MspClient.kind(new ErrorObject(-32602, null, "no such turn")));
    assertEquals("error 7", MspClient.kind(new ErrorObject(7, null, "too late")));
  }

  private static String line(String frame) {
    return MspClient.line(frame.getBytes(UTF_8));
  }
}
