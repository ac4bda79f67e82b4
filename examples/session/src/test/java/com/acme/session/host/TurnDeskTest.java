package com.acme.session.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.session.log.LifecycleRecord.AnswerBegun;
import com.acme.session.log.LifecycleRecord.AnswerEnded;
import com.acme.session.log.LifecycleRecord.AttemptBegun;
import com.acme.session.log.LifecycleRecord.CancelAsked;
import com.acme.session.log.LifecycleRecord.OfTurn;
import com.acme.session.log.LifecycleRecord.RetryBooked;
import com.acme.session.log.LifecycleRecord.TurnBegun;
import com.acme.session.wire.ItemCompleted;
import com.acme.session.wire.Notification;
import com.acme.session.wire.TurnCompleted;
import com.acme.session.wire.TurnRetryScheduled;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a host does with a turn that a dead one has left, in each of its states. */
class TurnDeskTest {

  @TempDir Path folder;
  private final BlockingQueue<Notification> told = new LinkedBlockingQueue<>();
  private String sessionId;
  private Journal journal;

  @BeforeEach
  void begin() throws IOException {
    journal = open();
    sessionId = journal.begin("c");
  }

  @AfterEach
  void end() throws IOException {
    journal.close();
  }

  @Test
  void aTurnThatWaitedGoesOnWithTheAttemptThatWasBooked() throws Exception {
    dieAfter(new TurnBegun("t", "go on [503]"), new AttemptBegun("t", 1), booked(1, 40));
    assertEquals("completed", terminal());
    assertEquals(0, told.size());
  }

  @Test
  void anAttemptThatWasUnderWayIsLostAndTheNextOneBegins() throws Exception {
    dieAfter(new TurnBegun("t", "go on [hang] [503]"), new AttemptBegun("t", 1));
    TurnRetryScheduled lost = (TurnRetryScheduled) next();
    assertEquals("the host stopped during the attempt", lost.params().reason());
    assertEquals(List.of(1L, 2L, 4L), numbers(lost));
    assertEquals(List.of(2L, 3L, 4L), numbers((TurnRetryScheduled) next()));
    assertEquals("completed", terminal());
  }

  @Test
  void aTurnThatHadNotBegunToAskBegins() throws Exception {
    dieAfter(new TurnBegun("t", "go on [503]"));
    assertEquals(List.of(1L, 2L, 4L), numbers((TurnRetryScheduled) next()));
    assertEquals("completed", terminal());
  }

  @Test
  void aTurnWhoseLastAttemptIsLostFails() throws Exception {
    dieAfter(new TurnBegun("t", "go on"), new AttemptBegun("t", 4));
    TurnCompleted end = (TurnCompleted) next();
    assertEquals("failed", end.params().terminal().wire());
    assertEquals("environmentError", end.params().error().kind().wire());
    assertTrue(end.params().error().retryable());
  }

  @Test
  void anAnswerThatWasBegunIsClosedAndGivenAnew() throws Exception {
    dieAfter(new TurnBegun("t", "go on"), new AttemptBegun("t", 1), new AnswerBegun("t", "i"));
    ItemCompleted closed = (ItemCompleted) next();
    assertEquals("i", closed.params().item().itemId());
    assertEquals("failed", closed.params().item().status().wire());
    assertEquals(List.of(1L, 2L, 4L), numbers((TurnRetryScheduled) next()));
    assertEquals("completed", terminal());
  }

  @Test
  void aTurnThatWasAnsweredIsOver() throws Exception {
    dieAfter(
        new TurnBegun("t", "go on"),
        new AttemptBegun("t", 1),
        new AnswerBegun("t", "i"),
        new AnswerEnded("t", "i", "completed", "done"));
    assertEquals("completed", ((TurnCompleted) next()).params().terminal().wire());
  }

  @Test
  void aTurnThatWasToEndEnds() throws Exception {
    dieAfter(
        new TurnBegun("t", "go on"),
        new AttemptBegun("t", 1),
        booked(1, 1_000_000),
        new CancelAsked("t"));
    assertEquals("cancelled", ((TurnCompleted) next()).params().terminal().wire());
  }

  @Test
  void aWaitIsNotLongerThanItWasWhenTheClockIsSetBack() throws Exception {
    journal.close();
    Clock ahead = Clock.offset(Clock.systemUTC(), Duration.ofDays(1));
    journal = new Journal(folder.resolve("log"), ahead, e -> {});
    dieAfter(new TurnBegun("t", "go on [503]"), new AttemptBegun("t", 1), booked(1, 40));
    assertEquals("completed", terminal());
  }

  private static RetryBooked booked(int attempt, long delayMs) {
    return new RetryBooked("t", attempt, attempt + 1, 4, delayMs, "busy");
  }

  /** The host that carries on knows nothing but the log. */
  private void dieAfter(OfTurn... records) throws IOException {
    for (OfTurn record : records) {
      assertTrue(journal.append(sessionId, record));
    }
    journal.close();
    journal = open();
    journal.tell((session, notification) -> told.add(notification));
    HostSettings settings = new HostSettings(folder, 0, new Random(1));
    new TurnDesk(journal, settings, Clock.systemUTC()).carryOn();
  }

  private Journal open() throws IOException {
    return new Journal(folder.resolve("log"), Clock.systemUTC(), e -> {});
  }

  private Notification next() throws InterruptedException {
    return told.poll(20, TimeUnit.SECONDS);
  }

  private String terminal() throws InterruptedException {
    Notification notification = next();
    while (!(notification instanceof TurnCompleted)) {
      notification = next();
    }
    return ((TurnCompleted) notification).params().terminal().wire();
  }

  private static List<Long> numbers(TurnRetryScheduled retry) {
    return List.of(
        retry.params().attempt(), retry.params().nextAttempt(), retry.params().maxAttempts());
  }
}
