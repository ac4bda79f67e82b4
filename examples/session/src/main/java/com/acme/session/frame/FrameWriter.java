package com.acme.session.frame;

import dev.retryevents.codec.RpcMethod;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;
import java.util.function.Consumer;

/** Writes messages, each as one line and in one piece, from any thread. */
public final class FrameWriter {

  private final OutputStream out;
  private final Consumer<IOException> end;

  /**
   * A writer to a stream.
   *
   * @param out the stream
   * @param end what to do when nobody reads any more
   */
  public FrameWriter(OutputStream out, Consumer<IOException> end) {
    this.out = out;
    this.end = end;
  }

  /**
   * Asks for something.
   *
   * @param id the name under which the answer will come
   * @param method what is asked for
   * @param params what it is asked with
   * @param <P> their type
   */
  public <P> void request(JsonValue id, RpcMethod<P, ?> method, P params) {
    JsonWriter line = begin();
    line.name("id").value(id);
    line.name("method").value(method.name());
    line.name("params");
    Objects.requireNonNull(method.params()).write(line, params);
    send(line.endObject().toByteArray());
  }

  /**
   * Grants a request.
   *
   * @param id the name of the request
   * @param method what was asked for
   * @param result what comes of it
   * @param <R> its type
   */
  public <R> void success(JsonValue id, RpcMethod<?, R> method, R result) {
    JsonWriter line = begin();
    line.name("id").value(id);
    line.name("result");
    Objects.requireNonNull(method.result()).write(line, result);
    send(line.endObject().toByteArray());
  }

  /**
   * Turns a request down, or a line that was none.
   *
   * @param id the name of the request; null if it cannot be told
   * @param codec writes the error
   * @param error why
   * @param <E> its type
   */
  public <E> void failure(JsonValue id, JsonCodec<E> codec, E error) {
    JsonWriter line = begin();
    line.name("id").value(id);
    line.name("error");
    codec.write(line, error);
    send(line.endObject().toByteArray());
  }

  /**
   * Says something that is a whole message already.
   *
   * @param codec writes the message
   * @param message the message
   * @param <M> its type
   */
  public <M> void message(JsonCodec<M> codec, M message) {
    send(codec.encode(message));
  }

  private static JsonWriter begin() {
    JsonWriter line = new JsonWriter().beginObject();
    line.name("jsonrpc").value("2.0");
    return line;
  }

  private synchronized void send(byte[] message) {
    byte[] line = new byte[message.length + 1];
    System.arraycopy(message, 0, line, 0, message.length);
    line[message.length] = '\n';
    try {
      out.write(line);
      out.flush();
    } catch (IOException e) {
      end.accept(e);
    }
  }
}
