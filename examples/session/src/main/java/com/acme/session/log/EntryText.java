package com.acme.session.log;

import com.acme.session.log.LifecycleRecord.AnswerBegun;
import com.acme.session.log.LifecycleRecord.AnswerEnded;
import com.acme.session.log.LifecycleRecord.AttemptBegun;
import com.acme.session.log.LifecycleRecord.CancelAsked;
import com.acme.session.log.LifecycleRecord.Failure;
import com.acme.session.log.LifecycleRecord.RetryBooked;
import com.acme.session.log.LifecycleRecord.SessionBegun;
import com.acme.session.log.LifecycleRecord.TurnBegun;
import com.acme.session.log.LifecycleRecord.TurnEnded;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonWriter;

/**
 * The form of an entry in a log: one flat JSON object, whose member {@code record} tells the rest.
 */
public final class EntryText {

  private EntryText() {}

  /**
   * Writes an entry.
   *
   * @param entry the entry
   * @return its text, on one line
   */
  public static byte[] of(Entry entry) {
    JsonWriter out = new JsonWriter().beginObject();
    out.name("session").value(entry.sessionId());
    out.name("sequence").value(entry.sequence());
    out.name("id").value(entry.id());
    out.name("at").value(entry.atMs());
    write(out, entry.happened());
    return out.endObject().toByteArray();
  }

  private static void write(JsonWriter out, LifecycleRecord happened) {
    if (happened instanceof SessionBegun begun) {
      begin(out, "sessionBegun").name("command").value(begun.commandId());
    } else if (happened instanceof TurnBegun begun) {
      begin(out, "turnBegun").name("turn").value(begun.turnId());
      out.name("input").value(begun.input());
    } else if (happened instanceof AttemptBegun begun) {
      begin(out, "attemptBegun").name("turn").value(begun.turnId());
      out.name("attempt").value(begun.attempt());
    } else if (happened instanceof RetryBooked booked) {
      begin(out, "retryBooked").name("turn").value(booked.turnId());
      out.name("attempt").value(booked.attempt());
      out.name("next").value(booked.nextAttempt());
      out.name("max").value(booked.maxAttempts());
      out.name("delay").value(booked.retryDelayMs());
      out.name("reason").value(booked.reason());
    } else if (happened instanceof AnswerBegun begun) {
      begin(out, "answerBegun").name("turn").value(begun.turnId());
      out.name("item").value(begun.itemId());
    } else if (happened instanceof AnswerEnded ended) {
      begin(out, "answerEnded").name("turn").value(ended.turnId());
      out.name("item").value(ended.itemId());
      out.name("status").value(ended.status());
      out.name("text").value(ended.text());
    } else if (happened instanceof CancelAsked asked) {
      begin(out, "cancelAsked").name("turn").value(asked.turnId());
    } else if (happened instanceof TurnEnded ended) {
      begin(out, "turnEnded").name("turn").value(ended.turnId());
      out.name("terminal").value(ended.terminal());
      write(out, ended);
    } else {
      throw new AssertionError(happened);
    }
  }

  private static void write(JsonWriter out, TurnEnded ended) {
    Failure failure = ended.failure();
    if (failure != null) {
      out.name("kind").value(failure.kind());
      out.name("message").value(failure.message());
      out.name("retryable").value(failure.isRetryable());
    }
  }

  private static JsonWriter begin(JsonWriter out, String record) {
    return out.name("record").value(record);
  }

  /**
   * Reads an entry.
   *
   * @param text its text
   * @return the entry
   * @throws IllegalArgumentException if it is none
   */
  public static Entry read(byte[] text) {
    Members members = new Members(object(text));
    return new Entry(
        members.text("session"),
        members.whole("sequence"),
        members.text("id"),
        members.whole("at"),
        happened(members));
  }

  private static JsonObject object(byte[] text) {
    try {
      if (JsonValue.parse(text) instanceof JsonObject object) {
        return object;
      }
    } catch (JsonException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    throw new IllegalArgumentException("expected an object");
  }

  private static LifecycleRecord happened(Members of) {
    String record = of.text("record");
    return switch (record) {
      case "sessionBegun" -> new SessionBegun(of.text("command"));
      case "turnBegun" -> new TurnBegun(of.text("turn"), of.text("input"));
      case "attemptBegun" -> new AttemptBegun(of.text("turn"), of.count("attempt"));
      case "retryBooked" ->
          new RetryBooked(
              of.text("turn"),
              of.count("attempt"),
              of.count("next"),
              of.count("max"),
              of.whole("delay"),
              of.text("reason"));
      case "answerBegun" -> new AnswerBegun(of.text("turn"), of.text("item"));
      case "answerEnded" ->
          new AnswerEnded(of.text("turn"), of.text("item"), of.text("status"), of.text("text"));
      case "cancelAsked" -> new CancelAsked(of.text("turn"));
      case "turnEnded" -> new TurnEnded(of.text("turn"), of.text("terminal"), of.failure());
      default -> throw new IllegalArgumentException("unknown record \"" + record + "\"");
    };
  }
}
