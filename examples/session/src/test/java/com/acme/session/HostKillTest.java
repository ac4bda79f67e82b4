package com.acme.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.session.log.DurableLog;
import com.acme.session.log.EntryText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * A host that is killed at any moment has lost nothing that it had acknowledged or told, and what
 * it had under way comes to its end.
 */
class HostKillTest {

  private static final int KILLS = 60;
  private static final String TURN =
      "{`commandId`:`%s`,`sessionId`:`%s`,"
          + "`input`:[{`type`:`text`,`text`:`go on [503] [529] [429]`}]}";

  @TempDir Path folder;
  private Path log;
  private final Random random = new Random(9);
  private final Map<String, JsonNode> told = new LinkedHashMap<>();
  private final List<String> accepted = new ArrayList<>();

  @Test
  void nothingThatWasAcknowledgedIsLost() throws Exception {
    log = folder.resolve("session.log");
    String sessionId = null;
    for (int kill = 0; kill < KILLS; kill++) {
      try (HostUnderTest host = start()) {
        JsonNode session = host.ask("s", "session/start", "{`commandId`:`c`}").get("session");
        sessionId = session.get("sessionId").asString();
        hold(pages(host, sessionId));
        long end = System.nanoTime() + random.nextInt(80) * 1_000_000L;
        for (int turn = 0; System.nanoTime() < end; turn++) {
          host.request("t", "turn/start", TURN.formatted("turn-" + kill + "-" + turn, sessionId));
          Thread.sleep(1);
        }
        host.kill();
        listen(host);
      }
      assertTheLogCanBeRead();
    }
    assertEveryTurnEnds(sessionId);
    assertTrue(accepted.size() >= KILLS / 2, accepted.size() + " turns");
  }

  /** No waits between the attempts: a host that is killed is in the midst of something. */
  private HostUnderTest start() throws IOException {
    return new HostUnderTest(log, "--pace", "0").open();
  }

  /** Hears what the dead host had said. */
  private void listen(HostUnderTest host) {
    for (JsonNode frame = host.next(); frame != null; frame = host.next()) {
      String method = frame.path("method").asString("");
      JsonNode params = frame.path("params");
      if (params.has("viewCursor") && !method.equals("item/delta")) {
        JsonNode before = told.put(params.get("viewCursor").asString(), frame);
        assertTrue(before == null || before.path("params").equals(params));
      }
      if (frame.at("/result/turnId").isString()) {
        accepted.add(frame.at("/result/turnId").asString());
      }
    }
  }

  /** All that was told and acknowledged is in the view of the next host, as it was. */
  private void hold(Map<String, JsonNode> events) {
    told.forEach(
        (cursor, frame) -> {
          JsonNode event = events.get(cursor);
          assertNotNull(event, () -> "lost: " + frame);
          assertEquals(frame.get("method"), event.get("method"));
          assertEquals(frame.get("params"), event.get("params"));
        });
    List<String> begun = turns(events, "turn/started");
    assertTrue(begun.containsAll(accepted));
    assertEquals(begun.stream().distinct().toList(), begun);
  }

  private void assertTheLogCanBeRead() throws IOException {
    DurableLog.open(log, EntryText::read).close();
  }

  private void assertEveryTurnEnds(String sessionId) throws IOException, InterruptedException {
    try (HostUnderTest host = start()) {
      host.ask("s", "session/start", "{`commandId`:`c`}");
      Map<String, JsonNode> events = pages(host, sessionId);
      for (int i = 0; i < 100 && running(events) > 0; i++) {
        Thread.sleep(100);
        events = pages(host, sessionId);
      }
      hold(events);
      assertEquals(0, running(events));
      List<String> ended = turns(events, "turn/completed");
      assertEquals(ended.stream().distinct().toList(), ended);
    }
  }

  private static long running(Map<String, JsonNode> events) {
    return turns(events, "turn/started").size() - turns(events, "turn/completed").size();
  }

  private static List<String> turns(Map<String, JsonNode> events, String method) {
    return events.values().stream()
        .filter(event -> event.get("method").asString().equals(method))
        .map(event -> event.at("/params/turnId").asString())
        .toList();
  }

  /** The whole view, by cursor. */
  private static Map<String, JsonNode> pages(HostUnderTest host, String sessionId) {
    Map<String, JsonNode> events = new LinkedHashMap<>();
    String cursor = "";
    do {
      JsonNode page =
          host.ask(
              "p", "view/page", "{%s`limit`:1000,`sessionId`:`%s`}".formatted(cursor, sessionId));
      page.get("events")
          .forEach(
              event ->
                  assertEquals(null, events.put(event.at("/params/viewCursor").asString(), event)));
      cursor = page.get("nextCursor").isNull() ? "" : "`cursor`:" + page.get("nextCursor") + ",";
    } while (!cursor.isEmpty());
    return events;
  }
}
