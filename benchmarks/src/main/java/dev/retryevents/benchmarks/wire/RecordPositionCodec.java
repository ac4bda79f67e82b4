package dev.retryevents.benchmarks.wire;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;

/** The codec of RecordPosition, in the shape in which codecs are generated. */
public final class RecordPositionCodec implements JsonCodec<RecordPosition> {

  public static final RecordPositionCodec INSTANCE = new RecordPositionCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("id", "sequence");
  private static final long ALL = 3L;

  @Override
  public RecordPosition read(JsonInput in) {
    in.beginObject();
    String id = null;
    long sequence = 0;
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
        case 1 -> sequence = in.nextLong();
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
    return in.faults() > 0 ? null : new RecordPosition(id, sequence);
  }

  private static void rejectMissing(JsonInput in, long seen) {
    for (int i = 0; i < NAMES.words().size(); i++) {
      if ((seen & 1L << i) == 0) {
        in.rejectMissing(NAMES.words().get(i));
      }
    }
  }

  @Override
  public void write(JsonOutput out, RecordPosition value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.id());
    out.name(NAMES, 1).value(value.sequence());
    out.endObject();
  }
}
