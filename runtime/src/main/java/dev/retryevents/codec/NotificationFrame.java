package dev.retryevents.codec;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/**
 * What a notification carries around its method (JSON-RPC 2.0, section 4.1): its parameters, and
 * when it was sent, which the Muse Session Protocol adds beside them.
 *
 * <p>A frame has the member {@code jsonrpc}; an element of a page of the past has not. Both are
 * read; their members may come in any order, and those that are not known are moved over.
 *
 * @param <P> the type of the parameters
 * @param params the parameters; null if the method has none
 * @param emittedAtMs when it was sent, in milliseconds of Unix time; null if that is not told
 */
public record NotificationFrame<P extends @Nullable Object>(P params, @Nullable Long emittedAtMs) {

  private static final String VERSION = "2.0";
  private static final JsonVocabulary NAMES =
      JsonVocabulary.of("jsonrpc", "method", "params", "emittedAtMs");
  private static final int JSONRPC = 0;
  private static final int METHOD = 1;
  private static final int PARAMS = 2;
  private static final int EMITTED_AT_MS = 3;

  /**
   * The method of the notification that stands next, which is not read.
   *
   * @param in the input
   * @return the method; null if no notification stands next
   */
  public static @Nullable String method(JsonInput in) {
    return in.peekMember("method");
  }

  /**
   * Rejects what stands next, which is no notification, and moves over it.
   *
   * @param in the input
   */
  public static void rejectNext(JsonInput in) {
    if (in.peek() == JsonToken.BEGIN_OBJECT) {
      in.reject(in.offset(), "a notification, whose member \"method\" is a string", "none");
      in.skipValue();
    } else {
      in.beginObject(); // which tells what stands there instead
      in.endObject();
    }
  }

  /**
   * Reads a notification that has parameters.
   *
   * @param <P> the type of the parameters
   * @param in the input, in front of the notification
   * @param codec the codec of the parameters
   * @return what it carries; of an input that collects faults only to be used if there were none
   */
  public static <P> NotificationFrame<P> read(JsonInput in, JsonCodec<P> codec) {
    return members(in, codec);
  }

  /**
   * Reads a notification that has no parameters; if there are some, they are moved over.
   *
   * @param in the input, in front of the notification
   * @return what it carries
   */
  public static NotificationFrame<@Nullable JsonObject> read(JsonInput in) {
    return members(in, null);
  }

  @NullUnmarked
  private static <P> NotificationFrame<P> members(JsonInput in, @Nullable JsonCodec<P> codec) {
    P params = null;
    Long emittedAtMs = null;
    long seen = 0;
    Set<String> others = null;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        others = Members.skip(in, others);
        continue;
      }
      seen = Members.see(in, NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case JSONRPC -> readVersion(in);
        case PARAMS -> {
          if (codec == null) {
            in.skipValue();
          } else {
            params = codec.read(in);
          }
        }
        case EMITTED_AT_MS -> emittedAtMs = readMoment(in);
        default -> in.skipValue(); // the method, which is known
      }
    }
    Members.require(in, NAMES, seen, codec == null ? 1 << METHOD : 1 << METHOD | 1 << PARAMS);
    in.endObject();
    return new NotificationFrame<>(params, emittedAtMs);
  }

  private static void readVersion(JsonInput in) {
    String version = in.nextString();
    if (!version.equals(VERSION)) {
      in.reject("\"2.0\"", "another version");
    }
  }

  private static @Nullable Long readMoment(JsonInput in) {
    if (in.peek() == JsonToken.NULL) {
      in.nextNull();
      return null;
    }
    return in.nextLong();
  }

  /**
   * Writes a notification that has parameters.
   *
   * @param <P> the type of the parameters
   * @param out where to
   * @param framed whether it is a frame, and no element of a page
   * @param method its method
   * @param codec the codec of the parameters
   * @param params the parameters
   * @param emittedAtMs when it was sent, or null
   */
  public static <P> void write(
      JsonOutput out,
      boolean framed,
      String method,
      JsonCodec<P> codec,
      P params,
      @Nullable Long emittedAtMs) {
    begin(out, framed, method);
    codec.write(out.name(NAMES, PARAMS), params);
    end(out, emittedAtMs);
  }

  /**
   * Writes a notification that has no parameters.
   *
   * @param out where to
   * @param framed whether it is a frame, and no element of a page
   * @param method its method
   * @param emittedAtMs when it was sent, or null
   */
  public static void write(
      JsonOutput out, boolean framed, String method, @Nullable Long emittedAtMs) {
    begin(out, framed, method);
    end(out, emittedAtMs);
  }

  private static void begin(JsonOutput out, boolean framed, String method) {
    out.beginObject();
    if (framed) {
      out.name(NAMES, JSONRPC).value(VERSION);
    }
    out.name(NAMES, METHOD).value(method);
  }

  private static void end(JsonOutput out, @Nullable Long emittedAtMs) {
    if (emittedAtMs != null) {
      out.name(NAMES, EMITTED_AT_MS).value(emittedAtMs);
    }
    out.endObject();
  }

  /**
   * When a notification was sent that nothing is known of; whatever it holds, nothing is thrown.
   *
   * @param raw the notification
   * @return the moment, in milliseconds of Unix time; null if it is not told, or not as an integer
   */
  public static @Nullable Long emittedAtMs(JsonObject raw) {
    JsonValue moment = raw.get("emittedAtMs");
    try {
      return moment instanceof JsonNumber number ? (Long) number.longValue() : null;
    } catch (ArithmeticException noInteger) {
      return null;
    }
  }
}
