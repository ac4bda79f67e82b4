package dev.retryevents.benchmarks.wire;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;

/** The codec of StreamRef, in the shape in which codecs are generated. */
public final class StreamRefCodec implements JsonCodec<StreamRef> {

  public static final StreamRefCodec INSTANCE = new StreamRefCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("id", "kind");
  private static final long ALL = 3L;

  @Override
  public StreamRef read(JsonInput in) {
    in.beginObject();
    String id = null;
    String kind = null;
    long seen = 0;
    int expected = 0;
    for (int name;
        (name = in.nextName(NAMES, expected)) != JsonVocabulary.NO_NAME;
        expected = name + 1) {
      if (name >= 0) {
        if ((seen & 1L << name) != 0) {
          in.rejectRepeated(NAMES.words().get(name));
        }
        seen |= 1L << name;
      }
      switch (name) {
        case 0 -> id = in.nextString();
        case 1 -> kind = in.nextString();
        default -> {
          in.nextName();
          in.skipValue();
          name = expected - 1;
        }
      }
    }
    if (seen != ALL) {
      rejectMissing(in, seen);
    }
    in.endObject();
    return in.faults() > 0 ? null : new StreamRef(id, kind);
  }

  private static void rejectMissing(JsonInput in, long seen) {
    for (int i = 0; i < NAMES.words().size(); i++) {
      if ((seen & 1L << i) == 0) {
        in.rejectMissing(NAMES.words().get(i));
      }
    }
  }

  @Override
  public void write(JsonOutput out, StreamRef value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.id());
    out.name(NAMES, 1).value(value.kind());
    out.endObject();
  }
}
