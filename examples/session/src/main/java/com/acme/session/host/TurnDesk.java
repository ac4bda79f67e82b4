package com.acme.session.host;

import com.acme.session.log.LifecycleRecord.AnswerEnded;
import com.acme.session.log.LifecycleRecord.CancelAsked;
import com.acme.session.log.LifecycleRecord.Failure;
import com.acme.session.log.LifecycleRecord.RetryBooked;
import com.acme.session.log.LifecycleRecord.TurnBegun;
import com.acme.session.log.LifecycleRecord.TurnEnded;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Begins turns, ends them when asked, and carries on with those that a dead host has left. */
final class TurnDesk {

  /** Why an attempt failed that was under way when the host died. */
  static final String INTERRUPTED = "the host stopped during the attempt";

  private record Key(String sessionId, String turnId) {}

  private final Journal journal;
  private final HostSettings settings;
  private final InstantSource clock;
  private final Map<Key, TurnRun> runs = new ConcurrentHashMap<>();

  TurnDesk(Journal journal, HostSettings settings, InstantSource clock) {
    this.journal = journal;
    this.settings = settings;
    this.clock = clock;
  }

  /**
   * Takes input down, acknowledges it, and begins its turn.
   *
   * @return whether the turn is a new one
   */
  boolean begin(String sessionId, TurnBegun begun, Runnable acknowledge) {
    if (!journal.append(sessionId, begun, acknowledge)) {
      return false;
    }
    run(sessionId, TurnState.of(begun, clock.millis()), 0, Duration.ZERO);
    return true;
  }

  /**
   * Takes down that a turn is to end, acknowledges it, and ends the turn.
   *
   * @return whether the turn was not over yet
   */
  boolean cancel(String sessionId, String turnId, Runnable acknowledge) {
    boolean isOn = journal.append(sessionId, new CancelAsked(turnId), acknowledge);
    TurnRun run = runs.get(new Key(sessionId, turnId));
    if (isOn && run != null) {
      run.cancel();
    }
    return isOn;
  }

  /**
   * Carries on with every turn that is not over.
   *
   * <p>A turn that was waiting waits for what is left of its wait. An attempt that was under way is
   * lost, and counts as failed: there is no telling what it has done. What it had begun to answer
   * is closed as failed, and the next attempt begins at once, if there is one left.
   */
  void carryOn() {
    for (String sessionId : journal.sessionIds()) {
      List<TurnState> left =
          journal
              .read(
                  sessionId, view -> view.turns().stream().filter(turn -> !turn.isOver()).toList())
              .orElseThrow();
      left.forEach(turn -> carryOn(sessionId, turn));
    }
  }

  private void carryOn(String sessionId, TurnState turn) {
    RetryBooked booked = turn.booked();
    String answer = turn.answer();
    if (answer != null) {
      journal.append(sessionId, new AnswerEnded(turn.turnId(), answer, "failed", ""));
    }
    if (turn.isAnswered()) {
      journal.append(sessionId, new TurnEnded(turn.turnId(), "completed", null));
    } else if (turn.isCancelled()) {
      journal.append(sessionId, new TurnEnded(turn.turnId(), "cancelled", null));
    } else if (booked != null) {
      long due = turn.bookedAtMs() + booked.retryDelayMs();
      // A clock that was set back in between must not make the wait longer than it was.
      long rest = Math.min(booked.retryDelayMs(), Math.max(0, due - clock.millis()));
      run(sessionId, turn, booked.nextAttempt() - 1, Duration.ofMillis(rest));
    } else if (turn.attempt() == 0) {
      run(sessionId, turn, 0, Duration.ZERO);
    } else {
      afterLoss(sessionId, turn, turn.attempt());
    }
  }

  private void afterLoss(String sessionId, TurnState turn, int lost) {
    int most = HostSettings.MAX_ATTEMPTS;
    if (lost >= most) {
      Failure failure = new Failure("environmentError", INTERRUPTED, true);
      journal.append(sessionId, new TurnEnded(turn.turnId(), "failed", failure));
      return;
    }
    journal.append(sessionId, new RetryBooked(turn.turnId(), lost, lost + 1, most, 0, INTERRUPTED));
    run(sessionId, turn, lost, Duration.ZERO);
  }

  private void run(String sessionId, TurnState turn, int earlier, Duration rest) {
    Key key = new Key(sessionId, turn.turnId());
    TurnRun run = new TurnRun(journal, sessionId, turn, earlier, rest, settings);
    runs.put(key, run);
    run.begin(() -> runs.remove(key));
  }
}
