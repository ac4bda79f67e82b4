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

/** What a client can read of the past, from a host in a process of its own. */
class HostViewTest {

  @TempDir Path folder;
  private Path log;

  @BeforeEach
  void nameTheLog() {
    log = folder.resolve("session.log");
  }

  @Test
  void aCommandThatComesAgainIsAnsweredAgainAndDoneOnce() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = host.session();
      assertEquals(sessionId, host.session());
      host.say(sessionId, "turn-1", "go on");
      host.untilEnd();
      host.say(sessionId, "turn-1", "go on");
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
      String sessionId = host.session();
      host.say(sessionId, "turn-1", "go on [503] [529]");
      host.untilEnd();
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
  void aPageOfLongEventsHasFewerOfThem() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = host.session();
      host.say(sessionId, "turn-1", "go on " + "and on ".repeat(300_000));
      List<JsonNode> told = host.untilEnd();
      List<String> read = new ArrayList<>();
      JsonNode page = page(host, sessionId, "`limit`:1000");
      assertEquals(2, page.get("events").size());
      while (!page.get("nextCursor").isNull()) {
        read.addAll(cursors(page));
        page = page(host, sessionId, "`limit`:1000,`cursor`:" + page.get("nextCursor"));
      }
      read.addAll(cursors(page));
      assertEquals(5, read.size());
      assertEquals(told.get(told.size() - 1).at("/params/viewCursor").asString(), read.get(4));
    }
  }

  @Test
  void theNextHostRepeatsWhatTheDeadOneSaid() throws IOException {
    List<JsonNode> told;
    String sessionId;
    try (HostUnderTest host = fast()) {
      sessionId = host.session();
      host.say(sessionId, "turn-1", "go on [503] [529]");
      told = host.untilEnd();
    }
    told.removeIf(frame -> frame.path("method").asString("").equals("item/delta"));
    try (HostUnderTest host = fast()) {
      subscribe(host, sessionId, told.get(1).at("/params/viewCursor").asString());
      for (JsonNode expected : told.subList(2, told.size())) {
        JsonNode frame = host.next();
        assertEquals(expected.get("params"), frame.get("params"));
        assertFalse(frame.has("emittedAtMs"), "it is no news");
      }
      host.say(sessionId, "turn-2", "go on");
      assertEquals("accepted", host.next().at("/result/status").asString());
      assertTrue(host.next().has("emittedAtMs"));
    }
  }

  @Test
  void whoHasUnsubscribedHearsNothing() throws IOException {
    try (HostUnderTest host = fast()) {
      String sessionId = host.session();
      host.ask("u", "view/unsubscribe", "{`sessionId`:`" + sessionId + "`}");
      host.say(sessionId, "turn-1", "go on");
      assertTrue(host.next().has("result"));
      JsonNode answer = page(host, sessionId, "`limit`:1");
      assertEquals(1, answer.get("events").size());
    }
  }

  private HostUnderTest fast() throws IOException {
    return new HostUnderTest(log, "--pace", "0.001").open();
  }

  private static void subscribe(HostUnderTest host, String sessionId, String after) {
    String params = "{`sessionId`:`%s`,`after`:`%s`}".formatted(sessionId, after);
    host.ask("v", "view/subscribe", params);
  }

  private static JsonNode page(HostUnderTest host, String sessionId, String members) {
    return host.ask("p", "view/page", "{%s,`sessionId`:`%s`}".formatted(members, sessionId));
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
}
