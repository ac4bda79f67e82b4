package com.acme.session.client;

import com.acme.session.terminal.Screen;
import com.acme.session.wire.Notification;
import com.acme.session.wire.SessionStartResult;
import com.acme.session.wire.TurnRetryScheduled;
import com.acme.session.wire.TurnStartResult;
import com.acme.session.wire.ViewGap;
import dev.retryevents.event.RetryReason;
import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Says one thing to a model, and stays with the turn to its end, through as many hosts as it takes.
 *
 * <p>What it asks for bears a name, and is asked for again under that name when the host dies: so
 * it need not know how far the dead host had come.
 */
public final class SessionClient implements HostLink.Listener {

  private static final int MOST_HOSTS = 5;
  private static final long TICK_MS = 100;

  private final List<String> command;
  private final Screen screen;
  private final TurnDisplay display;
  private final ViewFold view = new ViewFold();
  private final CompletableFuture<Settlement> settlement = new CompletableFuture<>();
  private final String sessionCommand = UUID.randomUUID().toString();
  private final String turnCommand = UUID.randomUUID().toString();
  private final int killAtRetry;
  private int retries;
  private volatile @Nullable SessionStartResult session;
  private volatile @Nullable TurnKey turn;
  private volatile @Nullable HostProcess host;

  /**
   * A client.
   *
   * @param command starts a host
   * @param screen where the turn is shown
   * @param clock what time it is, for the countdown
   * @param killAtRetry kills the host when that many retries were announced; 0 for never
   */
  public SessionClient(List<String> command, Screen screen, InstantSource clock, int killAtRetry) {
    this.command = List.copyOf(command);
    this.screen = screen;
    this.display = new TurnDisplay(screen, clock);
    this.killAtRetry = killAtRetry;
  }

  /**
   * Says something, and shows what comes of it.
   *
   * @param prompt what to say
   * @return how the turn was settled
   * @throws IOException if no host can be started, or one after the other ends
   * @throws RequestFailed if the host turns a request down
   * @throws InterruptedException if the thread was interrupted while it waited
   */
  public Settlement run(String prompt) throws IOException, InterruptedException {
    ScheduledExecutorService ticks = new ScheduledThreadPoolExecutor(1);
    ticks.scheduleAtFixedRate(this::tick, TICK_MS, TICK_MS, TimeUnit.MILLISECONDS);
    try {
      for (int hosts = 1; hosts <= MOST_HOSTS; hosts++) {
        try {
          return converse(prompt);
        } catch (HostGone e) {
          screen.say("· " + e.getMessage() + "; the next one carries on ·");
        }
      }
      throw new IOException("one host after the other has ended; their complaints stand above");
    } finally {
      ticks.shutdownNow();
    }
  }

  private Settlement converse(String prompt) throws IOException, InterruptedException, HostGone {
    try (HostProcess started = new HostProcess(command, this)) {
      host = started;
      Requests requests = new Requests(started.link());
      await(requests.initialize());
      SessionStartResult known = listen(requests);
      String sessionId = known.session().sessionId();
      TurnStartResult accepted = await(requests.startTurn(sessionId, turnCommand, prompt));
      turn = new TurnKey(sessionId, accepted.turnId());
      settle();
      await(CompletableFuture.anyOf(settlement, started.link().gone()));
      if (!settlement.isDone()) {
        throw new HostGone();
      }
      display.say(settlement.join());
      return settlement.join();
    }
  }

  /** Goes on behind what was heard last; the beginning is heard as it happens. */
  private SessionStartResult listen(Requests requests) throws InterruptedException, HostGone {
    SessionStartResult known = session;
    if (known == null) {
      known = await(requests.startSession(sessionCommand));
      session = known;
    } else {
      String sessionId = known.session().sessionId();
      String after = view.session(sessionId).lastCursor().orElse(known.viewCursor());
      await(requests.subscribe(sessionId, after));
    }
    return known;
  }

  @Override
  public synchronized void heard(Notification notification) {
    boolean isNews = view.hear(notification);
    if (notification instanceof ViewGap gap) {
      new GapFill(Objects.requireNonNull(host).link(), view, gap.params()).begin();
    }
    Heard where = Heard.of(notification);
    SessionStartResult own = session;
    if (isNews && own != null && own.session().sessionId().equals(where.sessionId())) {
      display.show(notification, retryOf(own));
      settle();
      killWhenDue(notification);
    }
  }

  @Override
  public void puzzled(String what) {
    screen.say("· the host said something else: " + RetryReason.of(what) + " ·");
  }

  /** Not while something is heard: what is shown last is what was heard last. */
  private synchronized void tick() {
    SessionStartResult own = session;
    if (own != null) {
      retryOf(own).ifPresent(display::show);
    }
  }

  /** The retry that the session waits for; of its turns, one runs at a time. */
  private Optional<TurnRetryScheduled> retryOf(SessionStartResult own) {
    return view.session(own.session().sessionId()).turns().stream()
        .map(TurnFold::retry)
        .filter(Objects::nonNull)
        .findFirst();
  }

  private void settle() {
    TurnKey awaited = turn;
    Settlement how = awaited == null ? null : view.turn(awaited).settlement();
    if (how != null) {
      settlement.complete(how);
    }
  }

  private void killWhenDue(Notification notification) {
    if (notification instanceof TurnRetryScheduled && ++retries == killAtRetry) {
      Objects.requireNonNull(host).kill();
    }
  }

  private static <T> T await(CompletableFuture<T> answer) throws InterruptedException, HostGone {
    try {
      return answer.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof HostGone) {
        throw new HostGone();
      } else if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new AssertionError(e);
    }
  }
}
