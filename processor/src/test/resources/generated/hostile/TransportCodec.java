package com.acme;

import dev.retryevents.codec.Choices;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Transport} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class TransportCodec implements JsonCodec<Transport> {
  /** The one instance. */
  public static final TransportCodec INSTANCE = new TransportCodec();

  private static final JsonVocabulary STDIO_NAMES = JsonVocabulary.of("type*/", "command");

  private static final JsonVocabulary LIST_NAMES = JsonVocabulary.of("type*/");

  private TransportCodec() {}

  @NullUnmarked
  private static Transport.Stdio readStdio(JsonInput in) {
    java.lang.String command = null;
    long seen = 0;
    Set<java.lang.String> others = null;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(STDIO_NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        others = Members.skip(in, others);
        continue;
      }
      seen = Members.see(in, STDIO_NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case 0 -> in.skipValue(); // the tag, which is known
        case 1 -> command = in.nextString();
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, STDIO_NAMES, seen, 0x2L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Transport.Stdio(command);
  }

  private static void writeStdio(JsonOutput out, Transport.Stdio value) {
    out.beginObject();
    out.name(STDIO_NAMES, 0).value("st\"dio");
    out.name(STDIO_NAMES, 1).value(value.command());
    out.endObject();
  }

  @NullUnmarked
  private static Transport.List readList(JsonInput in) {
    long seen = 0;
    Set<java.lang.String> others = null;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(LIST_NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        others = Members.skip(in, others);
        continue;
      }
      seen = Members.see(in, LIST_NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case 0 -> in.skipValue(); // the tag, which is known
        default -> throw new AssertionError(member);
      }
    }
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Transport.List();
  }

  private static void writeList(JsonOutput out, Transport.List value) {
    out.beginObject();
    out.name(LIST_NAMES, 0).value("none");
    out.endObject();
  }

  @java.lang.Override
  @NullUnmarked
  public Transport read(JsonInput in) {
    java.lang.String tag = in.peekMember("type*/");
    if (tag != null) {
      switch (tag) {
        case "st\"dio" -> {
          return readStdio(in);
        }
        case "none" -> {
          return readList(in);
        }
        default -> {}
      }
    }
    Choices.noArm(in, "type*/", tag, "st\"dio", "none");
    return null;
  }

  @java.lang.Override
  public void write(JsonOutput out, Transport value) {
    if (value instanceof Transport.Stdio arm) {
      writeStdio(out, arm);
    } else if (value instanceof Transport.List arm) {
      writeList(out, arm);
    } else {
      throw new AssertionError(value);
    }
  }
}
