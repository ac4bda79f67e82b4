package dev.retryevents.json;

import java.util.ArrayList;
import java.util.List;

/** A small type with its codec, in the shape in which codecs are generated. */
record Turn(long attempt, String reason, Kind kind, List<Long> delays, Source source) {

  enum Kind {
    RATE_LIMIT,
    TRUNCATION
  }

  record Source(String id, long sequence) {}

  /** The codec of turns. */
  static final class Codec implements JsonCodec<Turn> {

    static final Codec INSTANCE = new Codec();

    private static final JsonVocabulary NAMES =
        JsonVocabulary.of("attempt", "reason", "kind", "delays", "source");
    private static final JsonVocabulary KINDS = JsonVocabulary.of("rateLimit", "truncation");
    private static final long ALL = 0b11111;

    @Override
    public Turn read(JsonInput in) {
      in.beginObject();
      long attempt = 0;
      String reason = "";
      Kind kind = null;
      List<Long> delays = null;
      Source source = null;
      long seen = 0;
      int expected = 0;
      for (int name; (name = in.nextName(NAMES, expected)) != JsonVocabulary.NO_NAME; ) {
        if (name >= 0) {
          if ((seen & 1L << name) != 0) {
            in.rejectRepeated(NAMES.words().get(name));
          }
          seen |= 1L << name;
        }
        switch (name) {
          case 0 -> attempt = attempt(in);
          case 1 -> reason = in.nextString();
          case 2 -> kind = kind(in);
          case 3 -> delays = delays(in);
          case 4 -> source = SourceCodec.INSTANCE.read(in);
          default -> {
            in.nextName();
            in.skipValue();
            name = expected - 1;
          }
        }
        expected = name + 1;
      }
      for (int i = 0; seen != ALL && i < NAMES.words().size(); i++) {
        if ((seen & 1L << i) == 0) {
          in.rejectMissing(NAMES.words().get(i));
        }
      }
      in.endObject();
      return in.faults() > 0 ? null : new Turn(attempt, reason, kind, delays, source);
    }

    private static long attempt(JsonInput in) {
      long value = in.nextLong();
      if (value < 1) {
        in.reject("at least 1", Long.toString(value));
      }
      return value;
    }

    private static Kind kind(JsonInput in) {
      int index = in.nextString(KINDS);
      if (index >= 0) {
        return Kind.values()[index];
      }
      in.reject("one of \"rateLimit\", \"truncation\"", "\"" + in.nextString() + "\"");
      return null;
    }

    private static List<Long> delays(JsonInput in) {
      List<Long> values = new ArrayList<>();
      in.beginArray();
      while (in.hasNext()) {
        values.add(in.nextLong());
      }
      in.endArray();
      if (values.isEmpty()) {
        in.reject("at least 1 element", "0");
      }
      return values;
    }

    @Override
    public void write(JsonOutput out, Turn value) {
      out.beginObject();
      out.name(NAMES, 0).value(value.attempt());
      out.name(NAMES, 1).value(value.reason());
      out.name(NAMES, 2).value(KINDS, value.kind().ordinal());
      out.name(NAMES, 3).beginArray();
      value.delays().forEach(out::value);
      out.endArray();
      out.name(NAMES, 4);
      SourceCodec.INSTANCE.write(out, value.source());
      out.endObject();
    }
  }

  /** The codec of sources. */
  static final class SourceCodec implements JsonCodec<Source> {

    static final SourceCodec INSTANCE = new SourceCodec();

    private static final JsonVocabulary NAMES = JsonVocabulary.of("id", "sequence");

    @Override
    public Source read(JsonInput in) {
      in.beginObject();
      String id = null;
      long sequence = 0;
      int seen = 0;
      for (int name; (name = in.nextName(NAMES, seen)) != JsonVocabulary.NO_NAME; seen++) {
        switch (name) {
          case 0 -> id = in.nextString();
          case 1 -> sequence = in.nextLong();
          default -> {
            in.nextName();
            in.skipValue();
          }
        }
      }
      if (id == null) {
        in.rejectMissing("id");
      }
      in.endObject();
      return in.faults() > 0 ? null : new Source(id, sequence);
    }

    @Override
    public void write(JsonOutput out, Source value) {
      out.beginObject();
      out.name(NAMES, 0).value(value.id()).name(NAMES, 1).value(value.sequence());
      out.endObject();
    }
  }
}
