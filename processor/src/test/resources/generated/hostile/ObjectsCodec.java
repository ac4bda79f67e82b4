package com.acme;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.ListCodec;
import dev.retryevents.codec.MapCodec;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Objects} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class ObjectsCodec implements JsonCodec<Objects> {
  /** The one instance. */
  public static final ObjectsCodec INSTANCE = new ObjectsCodec();

  private static final JsonVocabulary NAMES =
      JsonVocabulary.of("held", "value", "given");

  private ObjectsCodec() {}

  @java.lang.Override
  @NullUnmarked
  public Objects read(JsonInput in) {
    List<List<java.lang.String>> held = null;
    Map<java.lang.String, List<Long>> value_ = null;
    Integer given = null;
    long seen = 0;
    Set<java.lang.String> others = null;
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
        case 0 -> held = ListCodec.of(ListCodec.of(Codecs.TEXT)).read(in);
        case 1 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            value_ = MapCodec.of(ListCodec.of(Codecs.LONG)).read(in);
          }
        }
        case 2 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            given = in.nextInt();
          }
        }
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x1L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Objects(
        held,
        Members.presence((seen & 1L << 1) != 0, value_),
        Members.presence((seen & 1L << 2) != 0, given));
  }

  @java.lang.Override
  public void write(JsonOutput out, Objects value) {
    out.beginObject();
    ListCodec.of(ListCodec.of(Codecs.TEXT)).write(out.name(NAMES, 0), value.held());
    if (!value.value().isAbsent()) {
      Map<java.lang.String, List<Long>> value_ = value.value().orNull();
      if (value_ == null) {
        out.name(NAMES, 1).nullValue();
      } else {
        MapCodec.of(ListCodec.of(Codecs.LONG)).write(out.name(NAMES, 1), value_);
      }
    }
    if (!value.given().isAbsent()) {
      Integer given = value.given().orNull();
      if (given == null) {
        out.name(NAMES, 2).nullValue();
      } else {
        out.name(NAMES, 2).value(given);
      }
    }
    out.endObject();
  }
}
