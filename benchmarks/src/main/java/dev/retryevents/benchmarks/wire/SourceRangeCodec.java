package dev.retryevents.benchmarks.wire;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;

/** The codec of SourceRange, in the shape in which codecs are generated. */
public final class SourceRangeCodec implements JsonCodec<SourceRange> {

  public static final SourceRangeCodec INSTANCE = new SourceRangeCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("first", "last", "stream");
  private static final long ALL = 7L;

  @Override
  public SourceRange read(JsonInput in) {
    in.beginObject();
    RecordPosition first = null;
    RecordPosition last = null;
    StreamRef stream = null;
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
        case 0 -> first = RecordPositionCodec.INSTANCE.read(in);
        case 1 -> last = RecordPositionCodec.INSTANCE.read(in);
        case 2 -> stream = StreamRefCodec.INSTANCE.read(in);
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
    return in.faults() > 0 ? null : new SourceRange(first, last, stream);
  }

  private static void rejectMissing(JsonInput in, long seen) {
    for (int i = 0; i < NAMES.words().size(); i++) {
      if ((seen & 1L << i) == 0) {
        in.rejectMissing(NAMES.words().get(i));
      }
    }
  }

  @Override
  public void write(JsonOutput out, SourceRange value) {
    out.beginObject();
    out.name(NAMES, 0);
    RecordPositionCodec.INSTANCE.write(out, value.first());
    out.name(NAMES, 1);
    RecordPositionCodec.INSTANCE.write(out, value.last());
    out.name(NAMES, 2);
    StreamRefCodec.INSTANCE.write(out, value.stream());
    out.endObject();
  }
}
