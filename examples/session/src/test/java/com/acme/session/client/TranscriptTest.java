package com.acme.session.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.acme.session.wire.Notification;
import com.acme.session.wire.NotificationCodec;
import com.acme.session.wire.TurnRetryScheduled;
import com.acme.session.wire.UnknownNotification;
import com.acme.session.wire.ViewGap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Conversations that were recorded elsewhere, as this client hears them. */
class TranscriptTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private final ViewFold view = new ViewFold();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "approval-round-trip",
        "gap-recovery-splice-fill",
        "provider-failure-turn",
        "snapshot-suffix-pending-userinput",
        "tolerance-unknown-item-kind",
        "tolerance-unknown-state-method",
        "tolerance-unknown-stream-kind",
        "turn-retry-scheduled"
      })
  void everyTurnIsHeardToItsEndAndNoWaitIsLeft(String scenario) throws IOException {
    List<Notification> heard = notifications(scenario);
    assertFalse(heard.isEmpty());
    heard.forEach(view::hear);
    boolean hasEnd = heard.stream().anyMatch(each -> each.method().equals("turn/completed"));
    List<TurnFold> turns = turns(heard);
    assertEquals(hasEnd, turns.stream().anyMatch(turn -> !turn.isRunning()));
    turns.forEach(turn -> assertNull(turn.retry()));
  }

  @Test
  void theRetryIsSeenBetweenTheItemsAroundIt() throws IOException {
    List<String> notices = new ArrayList<>();
    for (Notification notification : notifications("turn-retry-scheduled")) {
      view.hear(notification);
      for (TurnFold turn : turns(List.of(notification))) {
        TurnRetryScheduled retry = turn.retry();
        notices.add(retry == null ? turn.isRunning() ? "runs" : "is over" : text(retry));
      }
    }
    assertEquals(
        List.of(
            "runs",
            "runs",
            "attempt 1/3 · retrying in 2s · provider stream disconnected",
            "runs",
            "runs",
            "runs",
            "runs",
            "is over"),
        notices);
  }

  @Test
  void aTurnFailsWithoutHavingAnnouncedARetry() throws IOException {
    List<Notification> heard = notifications("provider-failure-turn");
    heard.forEach(view::hear);
    List<TurnFold> turns = turns(heard);
    assertEquals(2, turns.size());
    Settlement.Completed first =
        assertInstanceOf(Settlement.Completed.class, turns.get(0).settlement());
    assertEquals("failed", first.params().terminal().wire());
    assertEquals(
        "completed", ((Settlement.Completed) turns.get(1).settlement()).params().terminal().wire());
  }

  @Test
  void aGapIsFilledWithoutItsOverlap() throws IOException {
    List<Notification> heard = notifications("gap-recovery-splice-fill");
    heard.forEach(view::hear);
    assertTrue(heard.stream().anyMatch(each -> each instanceof ViewGap));
    List<Notification> page = page("gap-recovery-splice-fill");
    assertEquals(2, page.size());
    page.forEach(view::fill);
    page.forEach(event -> assertFalse(view.hear(event), "it was heard"));
  }

  @Test
  void whatIsNotKnownIsHeardAllTheSame() throws IOException {
    List<Notification> heard = notifications("tolerance-unknown-state-method");
    assertTrue(heard.stream().anyMatch(each -> each instanceof UnknownNotification));
  }

  private static String text(TurnRetryScheduled retry) {
    return Countdown.told(retry).message();
  }

  /** The turns of the sessions that these notifications name. */
  private List<TurnFold> turns(List<Notification> heard) {
    return heard.stream()
        .map(each -> Heard.of(each).sessionId())
        .filter(sessionId -> sessionId != null)
        .distinct()
        .flatMap(sessionId -> view.session(sessionId).turns().stream())
        .toList();
  }

  private static List<Notification> notifications(String scenario) throws IOException {
    return frames(scenario)
        .filter(frame -> frame.has("method") && !frame.has("id"))
        .map(frame -> NotificationCodec.INSTANCE.decode(frame.toString()))
        .toList();
  }

  private static List<Notification> page(String scenario) throws IOException {
    List<Notification> page = new ArrayList<>();
    frames(scenario)
        .flatMap(frame -> frame.at("/result/events").valueStream())
        .forEach(event -> page.add(NotificationCodec.INSTANCE.decode(event.toString())));
    return page;
  }

  private static Stream<JsonNode> frames(String scenario) throws IOException {
    Path file =
        Path.of(System.getProperty("retryevents.shared", "absent"), "msp", "transcripts")
            .resolve(scenario + ".ndjson");
    assumeTrue(Files.exists(file), "skipped: the recorded transcripts are not there");
    return Files.readAllLines(file).stream()
        .map(JSON::readTree)
        .filter(line -> line.path("dir").asString("").equals("server"))
        .map(line -> JSON.readTree(line.path("raw").asString("")));
  }
}
