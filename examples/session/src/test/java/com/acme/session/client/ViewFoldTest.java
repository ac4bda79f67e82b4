package com.acme.session.client;

import static com.acme.session.client.Frames.SESSION;
import static com.acme.session.client.Frames.TURN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.session.wire.Notification;
import com.acme.session.wire.TurnRetryScheduled;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ViewFoldTest {

  private final ViewFold view = new ViewFold();

  static Stream<Notification> everyOtherEvent() {
    return Stream.of(
        Frames.started("c9"),
        Frames.itemStarted("c9"),
        Frames.itemCompleted("c9"),
        Frames.delta("c9"),
        Frames.unknown("c9"));
  }

  @Test
  void aTurnThatIsHeardOfForTheFirstTimeRuns() {
    assertEquals(Optional.empty(), view.session(SESSION).turn(TURN));
    view.hear(Frames.retry(1, "c1"));
    assertTrue(view.session(SESSION).turn(TURN).orElseThrow().isRunning());
  }

  @Test
  void aRetryNeverSettlesATurn() {
    view.hear(Frames.started("c1"));
    view.hear(Frames.retry(3, "c2"));
    assertTrue(turn().isRunning());
    assertEquals(3, retry().params().attempt());
  }

  @Test
  void theLatestRetryCounts() {
    view.hear(Frames.retry(1, "c1"));
    view.hear(Frames.retry(2, "c2"));
    assertEquals(2, retry().params().attempt());
  }

  @ParameterizedTest
  @MethodSource("everyOtherEvent")
  void theNextEventOfTheTurnEndsTheWaitWhateverItIs(Notification next) {
    view.hear(Frames.itemStarted("c1"));
    view.hear(Frames.retry(1, "c2"));
    view.hear(next);
    assertNull(turn().retry());
    assertTrue(turn().isRunning());
  }

  @Test
  void anEventOfAnotherTurnEndsNoWait() {
    view.hear(Frames.retry(1, "c1"));
    view.hear(Frames.retry(SESSION, "turn-2", 1, "c2"));
    view.hear(
        Frames.notification(
            "{`method`:`session/branchChanged`,`params`:{`sessionId`:`session-1`}}"));
    assertEquals(1, retry().params().attempt());
  }

  @ParameterizedTest
  @ValueSource(strings = {"completed", "failed", "cancelled", "abandonedByALaterHost"})
  void everyTerminalIsAnEnd(String terminal) {
    view.hear(Frames.retry(1, "c1"));
    view.hear(Frames.completed(terminal, "c2"));
    assertFalse(turn().isRunning());
    assertNull(turn().retry());
    Settlement.Completed how = assertInstanceOf(Settlement.Completed.class, turn().settlement());
    assertEquals(terminal, how.params().terminal().wire());
  }

  @Test
  void aTurnThatIsRetractedOrCalledOffIsSettledToo() {
    view.hear(Frames.settled("turn/retracted", "c1"));
    assertEquals(new Settlement.Retracted(), turn().settlement());
    ViewFold other = new ViewFold();
    other.hear(Frames.settled("turn/unqueued", "c1"));
    assertEquals(new Settlement.Unqueued(), other.turn(new TurnKey(SESSION, TURN)).settlement());
  }

  @ParameterizedTest
  @ValueSource(strings = {"turn/retracted", "turn/unqueued", "turn/completed"})
  void aRetryOfASettledTurnIsStale(String method) {
    view.hear(
        method.equals("turn/completed")
            ? Frames.completed("completed", "c1")
            : Frames.settled(method, "c1"));
    view.hear(Frames.retry(1, "c2"));
    assertNull(turn().retry());
    assertFalse(turn().isRunning());
  }

  @Test
  void theFirstSettlementCounts() {
    view.hear(Frames.completed("failed", "c1"));
    view.hear(Frames.settled("turn/retracted", "c2"));
    assertInstanceOf(Settlement.Completed.class, turn().settlement());
  }

  @Test
  void whatIsReplayedPlantsNothingAgain() {
    List<Notification> events =
        List.of(Frames.started("c1"), Frames.retry(1, "c2"), Frames.itemStarted("c3"));
    events.forEach(event -> assertTrue(view.hear(event)));
    events.subList(0, 2).forEach(event -> assertFalse(view.hear(event)));
    assertNull(turn().retry());
    assertEquals(Optional.of("c3"), view.session(SESSION).lastCursor());
  }

  @Test
  void aRetryInAGapIsOverAndASettlementInOneCounts() {
    view.hear(Frames.started("c1"));
    view.hear(Frames.itemStarted("c3"));
    view.fill(Frames.retry(1, "c2"));
    assertNull(turn().retry());
    view.hear(Frames.retry(2, "c6"));
    view.fill(Frames.itemCompleted("c5"));
    assertEquals(2, retry().params().attempt());
    view.fill(Frames.completed("completed", "c7"));
    assertFalse(turn().isRunning());
    assertEquals(Optional.of("c6"), view.session(SESSION).lastCursor());
  }

  @Test
  void turnsBelongToTheirSessionFirst() {
    view.hear(Frames.started("c1"));
    view.hear(Frames.retry("child", TURN, 1, "c1"));
    assertNull(turn().retry());
    assertEquals(1, view.session("child").turns().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{`method`:`usage/changed`}",
        "{`method`:`usage/changed`,`params`:null}",
        "{`method`:`usage/changed`,`params`:[`session-1`]}",
        "{`method`:`usage/changed`,`params`:{`sessionId`:7}}",
        "{`method`:`initialized`}"
      })
  void whatNamesNoSessionChangesNothing(String frame) {
    assertFalse(view.hear(Frames.notification(frame)));
  }

  private TurnFold turn() {
    return view.turn(new TurnKey(SESSION, TURN));
  }

  private TurnRetryScheduled retry() {
    return turn().retry();
  }
}
