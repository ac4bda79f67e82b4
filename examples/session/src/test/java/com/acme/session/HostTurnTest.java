package com.acme.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
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
      String sessionId = session(host);
      say(host, sessionId, "turn-1", "go on [503] [529]");
      assertEquals("turn-1", host.next().at("/result/turnId").asString());
      List<JsonNode> told = untilEnd(host);
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
      String sessionId = session(host);
      say(host, sessionId, "turn-1", "go on [5\u0007\u202E00\n]");
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
      String sessionId = session(host);
      say(host, sessionId, "turn-1", "[429] [429 acceleration] [truncated] [garbled] [lost] go on");
      List<String> reasons =
          untilEnd(host).stream()
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
      String sessionId = session(host);
      say(host, sessionId, "turn-1", "[503] [503] [503] [503] go on");
      JsonNode params = host.awaitNotification("turn/completed").get("params");
      assertEquals("failed", params.get("terminal").asString());
      assertEquals("modelError", params.at("/error/kind").asString());
      assertTrue(params.at("/error/retryable").asBoolean());
      say(host, sessionId, "turn-2", "[refused] go on");
      params = host.awaitNotification("turn/completed").get("params");
      assertEquals("the model refuses to answer that", params.at("/error/message").asString());
      assertFalse(params.at("/error/retryable").asBoolean());
    }
  }

  @Test
  void aTurnIsCancelledWhileItWorksAndWhileItWaits() throws IOException {
    try (HostUnderTest host = new HostUnderTest(log).open()) {
      String sessionId = session(host);
      for (String script : List.of("[hang]", "[503]")) {
        say(host, sessionId, script, script);
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
      String sessionId = session(host);
      host.request("c", "turn/cancel", "{`commandId`:`c`,`sessionId`:`%s`}".formatted(sessionId));
      assertEquals("commandRejected", host.next().at("/error/data/kind").asString());
      say(host, sessionId, "turn-1", "[hang]");
      host.awaitNotification("item/completed");
      say(host, sessionId, "turn-2", "go on");
      assertEquals("commandRejected", host.next().at("/error/data/kind").asString());
      say(host, sessionId, "turn-3", " ");
      assertEquals("invalidParams", host.next().at("/error/data/kind").asString());
    }
  }

  @Test
  void aCommandThatComesAgainIsAnsweredAgainAndDoneOnce() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = session(host);
      assertEquals(sessionId, session(host));
      say(host, sessionId, "turn-1", "go on");
      untilEnd(host);
      say(host, sessionId, "turn-1", "go on");
      assertEquals("turn-1", host.next().at("/result/turnId").asString());
      JsonNode page = page(host, sessionId, "`limit`:1000");
      assertEquals(
          List.of(
              "turn/started", "item/completed", "item/started", "item/completed", "turn/completed"),
          methods(list(page.get("events"))));
    }
  }

  @Test
  void theViewIsReadInPagesInBothDirections() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = session(host);
      say(host, sessionId, "turn-1", "go on [503] [529]");
      untilEnd(host);
      List<String> all = cursors(page(host, sessionId, "`limit`:1000"));
      assertEquals(7, all.size());
      JsonNode first = page(host, sessionId, "`limit`:3");
      assertEquals(all.subList(0, 3), cursors(first));
      assertEquals(all.get(2), first.get("nextCursor").asString());
      JsonNode rest = page(host, sessionId, "`limit`:4,`cursor`:`" + all.get(2) + "`");
      assertEquals(all.subList(3, 7), cursors(rest));
      assertTrue(rest.get("nextCursor").isNull());
      JsonNode last = page(host, sessionId, "`limit`:2,`direction`:`backward`");
      assertEquals(all.subList(5, 7), cursors(last));
      String before = "`limit`:5,`direction`:`backward`,`cursor`:`" + all.get(5) + "`";
      assertEquals(all.subList(0, 5), cursors(page(host, sessionId, before)));
      host.request("p", "view/page", "{`limit`:1,`cursor`:`x`,`sessionId`:`" + sessionId + "`}");
      assertEquals("invalidParams", host.next().at("/error/data/kind").asString());
    }
  }

  @Test
  void theNextHostRepeatsWhatTheDeadOneSaid() throws IOException {
    List<JsonNode> told;
    String sessionId;
    try (HostUnderTest host = fast()) {
      sessionId = session(host);
      say(host, sessionId, "turn-1", "go on [503] [529]");
      told = untilEnd(host);
    }
    told.removeIf(frame -> frame.path("method").asString("").equals("item/delta"));
    try (HostUnderTest host = fast()) {
      subscribe(host, sessionId, told.get(1).at("/params/viewCursor").asString());
      for (JsonNode expected : told.subList(2, told.size())) {
        JsonNode frame = host.next();
        assertEquals(expected.get("params"), frame.get("params"));
        assertFalse(frame.has("emittedAtMs"), "it is no news");
      }
      say(host, sessionId, "turn-2", "go on");
      assertEquals("accepted", host.next().at("/result/status").asString());
      assertTrue(host.next().has("emittedAtMs"));
    }
  }

  @Test
  void whoHasUnsubscribedHearsNothing() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = session(host);
      host.ask("u", "view/unsubscribe", "{`sessionId`:`" + sessionId + "`}");
      say(host, sessionId, "turn-1", "go on");
      assertTrue(host.next().has("result"));
      JsonNode answer = page(host, sessionId, "`limit`:1");
      assertEquals(1, answer.get("events").size());
    }
  }

  @Test
  void twoHostsCannotHaveOneLog() throws IOException {
    try (HostUnderTest host = fast();
        HostUnderTest second = new HostUnderTest(log)) {
      assertEquals(1, second.end());
      session(host);
    }
  }

  private HostUnderTest fast() throws IOException {
    return new HostUnderTest(log, "--pace", "0.001").open();
  }

  private static String session(HostUnderTest host) {
    JsonNode result = host.ask("s", "session/start", "{`commandId`:`c`}");
    return result.at("/session/sessionId").asString();
  }

  private static void say(HostUnderTest host, String sessionId, String command, String text) {
    String params = "{`commandId`:`%s`,`sessionId`:`%s`,`input`:[{`type`:`text`,`text`:`%s`}]}";
    String escaped = text.replace("\n", "\\n").replace("\u0007", "\\u0007");
    host.request("t", "turn/start", params.formatted(command, sessionId, escaped));
  }

  private static void subscribe(HostUnderTest host, String sessionId, String after) {
    String params = "{`sessionId`:`%s`,`after`:`%s`}".formatted(sessionId, after);
    host.ask("v", "view/subscribe", params);
  }

  private static JsonNode page(HostUnderTest host, String sessionId, String members) {
    return host.ask("p", "view/page", "{%s,`sessionId`:`%s`}".formatted(members, sessionId));
  }

  private static List<JsonNode> untilEnd(HostUnderTest host) {
    List<JsonNode> frames = new ArrayList<>();
    JsonNode frame;
    do {
      frame = host.next();
      if (frame.has("method")) {
        frames.add(frame);
      }
    } while (!frame.path("method").asString("").equals("turn/completed"));
    return frames;
  }

  private static List<JsonNode> list(JsonNode array) {
    List<JsonNode> list = new ArrayList<>();
    array.forEach(list::add);
    return list;
  }

  private static List<String> methods(List<JsonNode> frames) {
    return frames.stream().map(frame -> frame.get("method").asString()).toList();
  }

  private static List<String> cursors(JsonNode page) {
    return list(page.get("events")).stream()
        .map(event -> event.at("/params/viewCursor").asString())
        .toList();
  }

  private static String answer(JsonNode frame) {
    return frame.at("/params/item/text").asString();
  }
}
