package com.acme.session.frame;

import com.acme.session.line.Line;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonValue;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what a line is, and what is wrong with it (JSON-RPC 2.0, sections 4 and 5, and what a
 * session adds to them: no batches, objects as params and results, ids that are strings or
 * integers, lines of at most 10 MiB).
 */
public final class FrameParser {

  private FrameParser() {}

  /**
   * Parses a line.
   *
   * @param line the line
   * @return what it says
   */
  public static Frame parse(Line line) {
    if (line instanceof Line.Whole whole) {
      return parse(whole.bytes());
    }
    String message = "a line has at most " + Frame.LIMIT + " bytes, this one " + line.size();
    return new Frame.Malformed(
        new JsonNull(),
        new ProtocolFault(ErrorCode.INPUT_TOO_LARGE, message, OptionalLong.of(Frame.LIMIT)));
  }

  private static Frame parse(byte[] line) {
    JsonReader in = new JsonReader(line);
    try {
      JsonToken first = in.peek();
      if (first != JsonToken.BEGIN_OBJECT) {
        in.skipValue();
        in.end();
        String found = first == JsonToken.BEGIN_ARRAY ? "a batch" : "something else";
        return malformed(
            new JsonNull(), ErrorCode.INVALID_REQUEST, "a line is one object, not " + found);
      }
      Envelope envelope = Envelope.read(in, line);
      in.end();
      return frame(envelope, line);
    } catch (JsonException e) {
      return malformed(new JsonNull(), ErrorCode.PARSE_ERROR, "not JSON: " + e.getMessage());
    }
  }

  private static Frame frame(Envelope of, byte[] line) {
    JsonValue id = of.id() == null || isId(of.id()) ? orNull(of.id()) : new JsonNull();
    if (of.repeated() != null) {
      return invalid(id, "the member \"" + of.repeated() + "\" stands there twice");
    }
    if (!new JsonString("2.0").equals(of.jsonrpc())) {
      return invalid(id, "\"jsonrpc\" has to be \"2.0\"");
    }
    if (of.method() == null) {
      return answer(of, id);
    }
    if (!(of.method() instanceof JsonString method)) {
      return invalid(id, "\"method\" has to be a string");
    }
    if (of.id() == null) {
      return new Frame.Notification(method.value(), line);
    }
    if (!isId(of.id())) {
      return invalid(id, "\"id\" has to be a string or a whole number");
    }
    return new Frame.Request(id, method.value(), of.params());
  }

  private static Frame answer(Envelope of, JsonValue id) {
    boolean isSuccess = of.result() != null;
    if (of.id() == null || isSuccess == (of.error() != null)) {
      return invalid(id, "neither a method nor a result or an error is given");
    }
    return isSuccess ? new Frame.Success(id, of.result()) : new Frame.Failure(id, of.error());
  }

  private static JsonValue orNull(@Nullable JsonValue id) {
    return id == null ? new JsonNull() : id;
  }

  private static boolean isId(JsonValue id) {
    if (id instanceof JsonNumber number) {
      try {
        number.longValue();
        return true;
      } catch (ArithmeticException e) {
        return false;
      }
    }
    return id instanceof JsonString;
  }

  private static Frame invalid(JsonValue id, String message) {
    return malformed(id, ErrorCode.INVALID_REQUEST, message);
  }

  private static Frame malformed(JsonValue id, ErrorCode code, String message) {
    return new Frame.Malformed(id, new ProtocolFault(code, message));
  }
}
