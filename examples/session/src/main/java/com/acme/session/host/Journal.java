package com.acme.session.host;

import com.acme.session.log.DurableLog;
import com.acme.session.log.Entry;
import com.acme.session.log.EntryText;
import com.acme.session.log.LifecycleRecord;
import com.acme.session.log.LifecycleRecord.OfTurn;
import com.acme.session.log.LifecycleRecord.SessionBegun;
import com.acme.session.wire.ItemDelta;
import com.acme.session.wire.ItemDeltaParams;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The one way in which anything happens: write it down, acknowledge it, tell it. Whatever was
 * acknowledged or told is on the disk, and a host that starts on the log knows it again.
 */
final class Journal implements AutoCloseable {

  private final InstantSource clock;
  private final Map<String, SessionView> sessions = new LinkedHashMap<>();
  private final Map<String, String> sessionsByCommand = new LinkedHashMap<>();
  private final DurableLog log;
  private final Consumer<IOException> end;
  private Audience audience = Audience.NOBODY;

  /**
   * Opens a journal, and folds what its log holds.
   *
   * @param end ends the process, when the log takes no more
   * @throws IOException as {@link DurableLog#open} does
   */
  Journal(Path file, InstantSource clock, Consumer<IOException> end) throws IOException {
    this.clock = clock;
    this.end = end;
    this.log = DurableLog.open(file, text -> fold(EntryText.read(text)));
  }

  /** Names who is told from here on. */
  synchronized void tell(Audience audience) {
    this.audience = audience;
  }

  /**
   * Begins a session, unless the command has begun one before.
   *
   * @return its name
   */
  synchronized String begin(String commandId) {
    String known = sessionsByCommand.get(commandId);
    if (known != null) {
      return known;
    }
    String sessionId = UUID.randomUUID().toString();
    keep(entry(sessionId, 1, new SessionBegun(commandId)));
    return sessionId;
  }

  /**
   * Writes down what happened to a turn, and tells it.
   *
   * @return whether it could happen: to a turn that is over, nothing does
   */
  boolean append(String sessionId, OfTurn happened) {
    return append(sessionId, happened, () -> {});
  }

  /**
   * Writes down what happened to a turn, acknowledges it, and tells it.
   *
   * @param acknowledge what to do between the two; it may not wait for the journal
   * @return whether it could happen: to a turn that is over, nothing does
   */
  synchronized boolean append(String sessionId, OfTurn happened, Runnable acknowledge) {
    SessionView view = sessions.get(sessionId);
    if (!view.admits(happened)) {
      return false;
    }
    List<ViewEvent> told = keep(entry(sessionId, view.nextSequence(), happened));
    acknowledge.run();
    told.forEach(event -> audience.hear(sessionId, event.news(clock.millis())));
    return true;
  }

  /** Tells of a piece of an answer, which is written down as a whole later. */
  synchronized void pass(String sessionId, String itemId, String delta) {
    String cursor = sessions.get(sessionId).pass().cursor(sessionId);
    ItemDeltaParams params = new ItemDeltaParams(delta, null, itemId, sessionId, cursor);
    audience.hear(sessionId, new ItemDelta(params, clock.millis()));
  }

  /**
   * Reads a session while nothing happens to it.
   *
   * @return what the reader makes of it; empty if there is no such session
   */
  synchronized <T> Optional<T> read(String sessionId, Function<SessionView, T> reader) {
    return Optional.ofNullable(sessions.get(sessionId)).map(reader);
  }

  /** The sessions that there are. */
  synchronized Collection<String> sessionIds() {
    return List.copyOf(sessions.keySet());
  }

  @Override
  public void close() throws IOException {
    log.close();
  }

  private Entry entry(String sessionId, long sequence, LifecycleRecord happened) {
    return new Entry(sessionId, sequence, UUID.randomUUID().toString(), clock.millis(), happened);
  }

  private List<ViewEvent> keep(Entry entry) {
    try {
      log.append(EntryText.of(entry));
    } catch (IOException e) {
      end.accept(e);
      throw new UncheckedIOException(e);
    }
    return fold(entry);
  }

  private List<ViewEvent> fold(Entry entry) {
    if (entry.happened() instanceof SessionBegun begun) {
      sessions.put(entry.sessionId(), new SessionView(entry));
      sessionsByCommand.put(begun.commandId(), entry.sessionId());
      return List.of();
    }
    SessionView view = sessions.get(entry.sessionId());
    if (view == null) {
      throw new IllegalArgumentException("no session \"" + entry.sessionId() + "\" before it");
    }
    return view.fold(entry);
  }
}
