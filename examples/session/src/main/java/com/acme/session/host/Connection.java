package com.acme.session.host;

import com.acme.session.frame.ErrorCode;
import com.acme.session.frame.Frame;
import com.acme.session.frame.FrameParser;
import com.acme.session.frame.FrameWriter;
import com.acme.session.frame.ProtocolFault;
import com.acme.session.line.Line;
import com.acme.session.line.LineReader;
import com.acme.session.wire.ErrorData;
import com.acme.session.wire.ErrorKind;
import com.acme.session.wire.ErrorObject;
import com.acme.session.wire.ErrorObjectCodec;
import com.acme.session.wire.Methods;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The conversation with one client: answers every line that wants an answer, and goes on after
 * each.
 */
final class Connection {

  private final Map<String, Method<?, ?>> methods;
  private final FrameWriter out;
  private boolean isInitialized;

  Connection(List<Method<?, ?>> methods, FrameWriter out) {
    this.methods =
        methods.stream()
            .collect(Collectors.toUnmodifiableMap(each -> each.rpc().name(), each -> each));
    this.out = out;
  }

  /** Answers until the client has nothing more to say. */
  void run(InputStream in) throws IOException {
    LineReader lines = new LineReader(in, Frame.LIMIT);
    for (Line line = lines.next(); line != null; line = lines.next()) {
      if (!isBlank(line)) {
        answer(FrameParser.parse(line));
      }
    }
  }

  private static boolean isBlank(Line line) {
    if (line instanceof Line.Whole whole) {
      for (byte each : whole.bytes()) {
        if (each != ' ' && each != '\t' && each != '\r') {
          return false;
        }
      }
      return true;
    }
    return false;
  }

  /** Nothing is said to notifications, nor to answers: this host asks nothing. */
  private void answer(Frame frame) {
    if (frame instanceof Frame.Request request) {
      answer(request);
    } else if (frame instanceof Frame.Malformed malformed) {
      refuse(malformed.id(), malformed.fault());
    }
  }

  private void answer(Frame.Request request) {
    try {
      call(method(request.method()), request);
    } catch (Refusal refusal) {
      refuse(request.id(), refusal.fault());
    } catch (JsonException e) {
      refuse(
          request.id(),
          new ProtocolFault(ErrorCode.INVALID_PARAMS, "in \"params\": " + e.getMessage()));
    } catch (RuntimeException e) {
      e.printStackTrace();
      refuse(request.id(), new ProtocolFault(ErrorCode.INTERNAL, "the host failed"));
    }
  }

  private Method<?, ?> method(String name) {
    Method<?, ?> method = methods.get(name);
    if (method == null) {
      throw new Refusal(ErrorCode.METHOD_NOT_FOUND, "there is no such method");
    }
    if (isInitialized == name.equals(Methods.INITIALIZE.name())) {
      throw isInitialized
          ? new Refusal(ErrorCode.ALREADY_INITIALIZED, "\"initialize\" came before")
          : new Refusal(ErrorCode.NOT_INITIALIZED, "\"initialize\" has to come first");
    }
    return method;
  }

  private <P, R> void call(Method<P, R> method, Frame.Request request) {
    P params = request.params().read(Objects.requireNonNull(method.rpc().params()));
    method.call(params, result -> out.success(request.id(), method.rpc(), result));
    isInitialized = true;
  }

  private void refuse(JsonValue id, ProtocolFault fault) {
    ErrorData data =
        new ErrorData(
            null,
            ErrorKind.ofWire(fault.code().kind()),
            fault.limitBytes().isPresent() ? fault.limitBytes().getAsLong() : null,
            null,
            null,
            null,
            null);
    ErrorObject error = new ErrorObject(fault.code().code(), data, fault.message());
    out.failure(id, ErrorObjectCodec.INSTANCE, error);
  }
}
