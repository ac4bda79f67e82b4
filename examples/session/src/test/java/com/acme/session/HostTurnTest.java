package com.acme.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a client is told of turns, by a host in a process of its own. */
class HostTurnTest {

  @TempDir Path folder;
  private Path log;

  @BeforeEach
  void nameTheLog() {
    log = folder.resolve("session.log");
  }

  @Test
  void aTurnWithTwoRetriesIsToldFromItsBeginningToItsEnd() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = host.session();
      host.say(sessionId, "turn-1", "go on [503] [529]");
      assertEquals("turn-1", host.next().at("/result/turnId").asString());
      List<JsonNode> told = host.untilEnd();
      assertEquals(
          List.of(
              "turn/started",
              "item/completed",
              "turn/retryScheduled",
              "turn/retryScheduled",
              "item/started",
              "item/delta",
              "item/delta",
              "item/delta",
              "item/completed",
              "turn/completed"),
          methods(told));
      assertEquals("completed", told.get(9).at("/params/terminal").asString());
      assertEquals("I looked into it: go on. All is well.", answer(told.get(8)));
      told.forEach(frame -> assertTrue(frame.has("emittedAtMs")));
    }
  }

  @Test
  void aRetryKeepsEveryRuleThatOnlyProseStates() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = host.session();
      host.say(sessionId, "turn-1", "go on [5\u0007\u202E00\n]");
      JsonNode params = host.awaitNotification("turn/retryScheduled").get("params");
      int attempt = params.get("attempt").asInt();
      int next = params.get("nextAttempt").asInt();
      assertTrue(1 <= attempt && attempt < next && next <= params.get("maxAttempts").asInt());
      assertTrue(params.get("retryDelayMs").asLong() >= 0);
      assertEquals("Acme AI: 500", params.get("reason").asString());
      JsonNode source = params.get("sourceRange");
      assertEquals("session", source.at("/stream/kind").asString());
      assertEquals(sessionId, source.at("/stream/id").asString());
      assertEquals(source.get("first"), source.get("last"));
    }
  }

  @Test
  void everyFailureHasItsReason() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = host.session();
      host.say(sessionId, "turn-1", "[429] [429 acceleration] [truncated] [garbled] [lost] go on");
      List<String> reasons =
          host.untilEnd().stream()
              .filter(frame -> frame.path("method").asString("").equals("turn/retryScheduled"))
              .map(frame -> frame.at("/params/reason").asString())
              .toList();
      assertEquals(
          List.of(
              "gpt-x has no capacity left",
              "gpt-x is asked for too much too fast",
              "gpt-x was cut off at 4096 tokens, of 8192",
              "the answer of gpt-x cannot be used (IllegalArgumentException)",
              "Acme AI: lost"),
          reasons);
    }
  }

  @Test
  void aTurnFailsWhenItsAttemptsAreUsedUpOrTheModelRefuses() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = host.session();
      host.say(sessionId, "turn-1", "[503] [503] [503] [503] go on");
      JsonNode params = host.awaitNotification("turn/completed").get("params");
      assertEquals("failed", params.get("terminal").asString());
      assertEquals("modelError", params.at("/error/kind").asString());
      assertTrue(params.at("/error/retryable").asBoolean());
      host.say(sessionId, "turn-2", "[refused] go on");
      params = host.awaitNotification("turn/completed").get("params");
      assertEquals("the model refuses to answer that", params.at("/error/message").asString());
      assertFalse(params.at("/error/retryable").asBoolean());
    }
  }

  @Test
  void aTurnIsCancelledWhileItWorksAndWhileItWaits() throws IOException {
    try (HostUnderTest host = new HostUnderTest(log).open()) {
      String sessionId = host.session();
      for (String script : List.of("[hang]", "[503]")) {
        host.say(sessionId, script, script);
        host.awaitNotification(script.equals("[hang]") ? "item/completed" : "turn/retryScheduled");
        JsonNode result =
            host.ask("c", "turn/cancel", "{`commandId`:`c`,`sessionId`:`%s`}".formatted(sessionId));
        assertEquals(script, result.get("turnId").asString());
        JsonNode end = host.awaitNotification("turn/completed");
        assertEquals("cancelled", end.at("/params/terminal").asString());
      }
    }
  }

  @Test
  void whatCannotBeDoneNowIsRejected() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = host.session();
      host.request("c", "turn/cancel", "{`commandId`:`c`,`sessionId`:`%s`}".formatted(sessionId));
      assertEquals("commandRejected", host.next().at("/error/data/kind").asString());
      host.say(sessionId, "turn-1", "[hang]");
      host.awaitNotification("item/completed");
      host.say(sessionId, "turn-2", "go on");
      assertEquals("commandRejected", host.next().at("/error/data/kind").asString());
      host.say(sessionId, "turn-3", " ");
      assertEquals("invalidParams", host.next().at("/error/data/kind").asString());
    }
  }

  @Test
  void twoHostsCannotHaveOneLog() throws IOException {
    try (HostUnderTest host = fast();
        HostUnderTest second = new HostUnderTest(log)) {
      assertEquals(1, second.end());
      host.session();
    }
  }

  private HostUnderTest fast() throws IOException {
    return new HostUnderTest(log, "--pace", "0.001").open();
  }

  private static List<String> methods(List<JsonNode> frames) {
    return frames.stream().map(frame -> frame.get("method").asString()).toList();
  }

  private static String answer(JsonNode frame) {
    return frame.at("/params/item/text").asString();
  }
}
