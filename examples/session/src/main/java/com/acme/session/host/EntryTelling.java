package com.acme.session.host;

import com.acme.session.log.Entry;
import com.acme.session.log.LifecycleRecord.AnswerBegun;
import com.acme.session.log.LifecycleRecord.AnswerEnded;
import com.acme.session.log.LifecycleRecord.Failure;
import com.acme.session.log.LifecycleRecord.RetryBooked;
import com.acme.session.log.LifecycleRecord.TurnBegun;
import com.acme.session.log.LifecycleRecord.TurnEnded;
import com.acme.session.wire.Item;
import com.acme.session.wire.ItemCompleted;
import com.acme.session.wire.ItemCompletedParams;
import com.acme.session.wire.ItemKind;
import com.acme.session.wire.ItemStarted;
import com.acme.session.wire.ItemStartedParams;
import com.acme.session.wire.ItemStatus;
import com.acme.session.wire.RecordPosition;
import com.acme.session.wire.SourceRange;
import com.acme.session.wire.StreamRef;
import com.acme.session.wire.TurnCompleted;
import com.acme.session.wire.TurnCompletedParams;
import com.acme.session.wire.TurnError;
import com.acme.session.wire.TurnErrorKind;
import com.acme.session.wire.TurnRetryScheduled;
import com.acme.session.wire.TurnRetryScheduledParams;
import com.acme.session.wire.TurnStarted;
import com.acme.session.wire.TurnStartedParams;
import com.acme.session.wire.TurnTerminal;
import dev.retryevents.event.Presence;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What clients are told of one entry of the log: the same, whenever it is asked.
 *
 * @param entry the entry
 * @param turn its turn after it
 */
record EntryTelling(Entry entry, TurnState turn) {

  /** The notifications of the entry; not every record is one that clients hear of. */
  List<ViewEvent> events() {
    if (entry.happened() instanceof TurnBegun begun) {
      ViewPosition first = position();
      return List.of(started(begun, first), said(begun, first.next()));
    } else if (entry.happened() instanceof RetryBooked booked) {
      return List.of(scheduled(booked));
    } else if (entry.happened() instanceof AnswerBegun begun) {
      return List.of(begun(begun));
    } else if (entry.happened() instanceof AnswerEnded ended) {
      return List.of(ended(ended));
    } else if (entry.happened() instanceof TurnEnded ended) {
      return List.of(completed(ended));
    }
    return List.of();
  }

  private ViewEvent started(TurnBegun begun, ViewPosition at) {
    TurnStartedParams params =
        new TurnStartedParams(
            begun.turnId(), entry.sessionId(), source(), begun.turnId(), cursor(at));
    return new ViewEvent(at, ms -> new TurnStarted(params, ms));
  }

  private ViewEvent said(TurnBegun begun, ViewPosition at) {
    Item item =
        item(
            entry.id(),
            ItemKind.USER_MESSAGE,
            ItemStatus.COMPLETED,
            1,
            begun.input(),
            begun.turnId());
    ItemCompletedParams params =
        new ItemCompletedParams(item, entry.sessionId(), source(), cursor(at));
    return new ViewEvent(at, ms -> new ItemCompleted(params, ms));
  }

  private ViewEvent scheduled(RetryBooked booked) {
    TurnRetryScheduledParams params =
        new TurnRetryScheduledParams(
            booked.attempt(),
            booked.maxAttempts(),
            booked.nextAttempt(),
            booked.reason(),
            booked.retryDelayMs(),
            entry.sessionId(),
            source(),
            booked.turnId(),
            cursor(position()));
    return new ViewEvent(position(), ms -> new TurnRetryScheduled(params, ms));
  }

  private ViewEvent begun(AnswerBegun begun) {
    Item item = item(begun.itemId(), ItemKind.AGENT_MESSAGE, ItemStatus.IN_PROGRESS, 1, "", null);
    ItemStartedParams params =
        new ItemStartedParams(item, entry.sessionId(), source(), cursor(position()));
    return new ViewEvent(position(), ms -> new ItemStarted(params, ms));
  }

  private ViewEvent ended(AnswerEnded ended) {
    ItemStatus status = ItemStatus.ofWire(ended.status());
    Item item = item(ended.itemId(), ItemKind.AGENT_MESSAGE, status, 2, ended.text(), null);
    ItemCompletedParams params =
        new ItemCompletedParams(item, entry.sessionId(), source(), cursor(position()));
    return new ViewEvent(position(), ms -> new ItemCompleted(params, ms));
  }

  private ViewEvent completed(TurnEnded ended) {
    Failure failure = ended.failure();
    TurnCompletedParams params =
        new TurnCompletedParams(
            Math.max(0, entry.atMs() - turn.begunAtMs()),
            failure == null ? null : error(failure),
            failure == null ? null : failure.message(),
            entry.sessionId(),
            source(),
            TurnTerminal.ofWire(ended.terminal()),
            null,
            ended.turnId(),
            null,
            cursor(position()));
    return new ViewEvent(position(), ms -> new TurnCompleted(params, ms));
  }

  private static TurnError error(Failure failure) {
    return new TurnError(
        TurnErrorKind.ofWire(failure.kind()), failure.message(), failure.isRetryable());
  }

  private Item item(
      String itemId,
      ItemKind kind,
      ItemStatus status,
      int revision,
      String text,
      @Nullable String commandId) {
    return new Item(
        null,
        null,
        commandId,
        null,
        itemId,
        kind,
        Instant.ofEpochMilli(entry.atMs()).toString(),
        revision,
        status,
        text,
        null,
        null,
        Presence.of(turn.turnId()),
        null);
  }

  /** First and last are one: an entry is told of by itself. */
  private SourceRange source() {
    RecordPosition record = new RecordPosition(entry.id(), entry.sequence());
    return new SourceRange(record, record, new StreamRef(entry.sessionId(), "session"));
  }

  private ViewPosition position() {
    return new ViewPosition(entry.sequence(), 1);
  }

  private String cursor(ViewPosition position) {
    return position.cursor(entry.sessionId());
  }
}
