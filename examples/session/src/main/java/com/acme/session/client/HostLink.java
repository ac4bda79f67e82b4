package com.acme.session.client;

import com.acme.session.frame.Carried;
import com.acme.session.frame.Frame;
import com.acme.session.frame.FrameParser;
import com.acme.session.frame.FrameWriter;
import com.acme.session.line.Line;
import com.acme.session.line.LineReader;
import com.acme.session.wire.ErrorObjectCodec;
import com.acme.session.wire.Notification;
import com.acme.session.wire.NotificationCodec;
import dev.retryevents.codec.RpcMethod;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** The conversation with one host: asks, and hears. */
final class HostLink {

  /** Takes what the host says by itself, and what it says that no client understands. */
  interface Listener {

    /** Takes a notification. */
    void heard(Notification notification);

    /** Takes what is wrong with a line; the next one is read all the same. */
    void puzzled(String what);
  }

  private final FrameWriter out;
  private final Listener listener;
  private final AtomicLong lastId = new AtomicLong();
  private final Map<JsonValue, CompletableFuture<Carried>> asked = new ConcurrentHashMap<>();
  private final CompletableFuture<Void> gone = new CompletableFuture<>();

  HostLink(OutputStream out, Listener listener) {
    // A host that does not read any more has gone, or will have: the end of its output tells.
    this.out = new FrameWriter(out, e -> {});
    this.listener = listener;
  }

  /** Completes when the host has said its last word. */
  CompletableFuture<Void> gone() {
    return gone;
  }

  /**
   * Asks for something. The result fails with {@link RequestFailed} if the host turns it down, and
   * with {@link HostGone} if it never answers.
   */
  <P, R> CompletableFuture<R> ask(RpcMethod<P, R> method, P params) {
    JsonValue id = JsonNumber.of(lastId.incrementAndGet());
    CompletableFuture<Carried> answer = new CompletableFuture<>();
    asked.put(id, answer);
    out.request(id, method, params);
    if (gone.isDone()) {
      answer.completeExceptionally(new HostGone());
    }
    return answer.thenApply(carried -> carried.read(Objects.requireNonNull(method.result())));
  }

  /** Tells the host something. */
  void tell(Notification notification) {
    out.message(NotificationCodec.INSTANCE, notification);
  }

  /** Hears the host out. */
  void listen(InputStream in) {
    LineReader lines = new LineReader(in, Integer.MAX_VALUE - 64);
    try {
      for (Line line = lines.next(); line != null; line = lines.next()) {
        hear(FrameParser.parse(line));
      }
    } catch (IOException closed) {
      // As if it had ended.
    }
    gone.complete(null);
    asked.values().forEach(answer -> answer.completeExceptionally(new HostGone()));
  }

  private void hear(Frame frame) {
    if (frame instanceof Frame.Notification notification) {
      hear(notification);
    } else if (frame instanceof Frame.Success success) {
      answered(success.id()).complete(success.result());
    } else if (frame instanceof Frame.Failure failure) {
      fail(failure);
    } else if (frame instanceof Frame.Malformed malformed) {
      listener.puzzled(malformed.fault().message());
    } else if (frame instanceof Frame.Request request) {
      listener.puzzled("a request that this client does not know");
    }
  }

  private void hear(Frame.Notification notification) {
    try {
      listener.heard(NotificationCodec.INSTANCE.decode(notification.line()));
    } catch (JsonException e) {
      listener.puzzled(e.getMessage());
    }
  }

  private void fail(Frame.Failure failure) {
    try {
      RequestFailed reason = new RequestFailed(failure.error().read(ErrorObjectCodec.INSTANCE));
      answered(failure.id()).completeExceptionally(reason);
    } catch (JsonException e) {
      answered(failure.id()).completeExceptionally(e);
    }
  }

  /** What waits for an answer; an answer that nobody waits for goes nowhere. */
  private CompletableFuture<Carried> answered(JsonValue id) {
    CompletableFuture<Carried> answer = asked.remove(id);
    return answer == null ? new CompletableFuture<>() : answer;
  }
}
