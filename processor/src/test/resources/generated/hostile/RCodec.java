package com.acme;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.Demands;
import dev.retryevents.codec.ListCodec;
import dev.retryevents.codec.MapCodec;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/** Reads and writes {@link R} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class RCodec implements JsonCodec<R> {
  /** The one instance. */
  public static final RCodec INSTANCE = new RCodec();

  private static final JsonVocabulary NAMES =
      JsonVocabulary.of(
          "out",
          "event",
          "signal",
          "e\u0301t\u00e9",
          "code",
          "share",
          "count",
          "flag",
          "union",
          "nested",
          "empty",
          "names",
          "counts",
          "json",
          "object",
          "seenAtMs",
          "ms",
          "filler17",
          "filler18",
          "filler19",
          "filler20",
          "filler21",
          "filler22",
          "filler23",
          "filler24",
          "filler25",
          "filler26",
          "filler27",
          "filler28",
          "filler29",
          "filler30",
          "filler31",
          "filler32",
          "filler33",
          "filler34",
          "filler35",
          "filler36",
          "filler37",
          "filler38",
          "filler39",
          "filler40",
          "filler41",
          "filler42",
          "filler43",
          "filler44",
          "filler45",
          "filler46",
          "filler47",
          "filler48",
          "filler49",
          "filler50",
          "filler51",
          "filler52",
          "filler53",
          "filler54",
          "filler55",
          "filler56",
          "filler57",
          "filler58",
          "filler59");

  private RCodec() {}

  @java.lang.Override
  @NullUnmarked
  public R read(JsonInput in) {
    java.lang.String out_ = null;
    String event = null;
    Override signal = null;
    java.lang.String e\u0301t\u00e9 = null;
    java.lang.String code = null;
    double share = 0;
    Long count = null;
    Boolean flag = null;
    Transport union = null;
    Objects nested = null;
    Void empty = null;
    List<java.lang. @Nullable String> names = null;
    Map<java.lang.String, @Nullable Long> counts = null;
    JsonValue json = null;
    JsonObject object = null;
    Long seenAtMs = null;
    int ms = 0;
    java.lang.String filler17 = null;
    java.lang.String filler18 = null;
    java.lang.String filler19 = null;
    java.lang.String filler20 = null;
    java.lang.String filler21 = null;
    java.lang.String filler22 = null;
    java.lang.String filler23 = null;
    java.lang.String filler24 = null;
    java.lang.String filler25 = null;
    java.lang.String filler26 = null;
    java.lang.String filler27 = null;
    java.lang.String filler28 = null;
    java.lang.String filler29 = null;
    java.lang.String filler30 = null;
    java.lang.String filler31 = null;
    java.lang.String filler32 = null;
    java.lang.String filler33 = null;
    java.lang.String filler34 = null;
    java.lang.String filler35 = null;
    java.lang.String filler36 = null;
    java.lang.String filler37 = null;
    java.lang.String filler38 = null;
    java.lang.String filler39 = null;
    java.lang.String filler40 = null;
    java.lang.String filler41 = null;
    java.lang.String filler42 = null;
    java.lang.String filler43 = null;
    java.lang.String filler44 = null;
    java.lang.String filler45 = null;
    java.lang.String filler46 = null;
    java.lang.String filler47 = null;
    java.lang.String filler48 = null;
    java.lang.String filler49 = null;
    java.lang.String filler50 = null;
    java.lang.String filler51 = null;
    java.lang.String filler52 = null;
    java.lang.String filler53 = null;
    java.lang.String filler54 = null;
    java.lang.String filler55 = null;
    java.lang.String filler56 = null;
    java.lang.String filler57 = null;
    java.lang.String filler58 = null;
    java.lang.String filler59 = null;
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
        case 0 -> out_ = in.nextString();
        case 1 -> event = StringCodec.INSTANCE.read(in);
        case 2 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            signal = OverrideCodec.INSTANCE.read(in);
          }
        }
        case 3 -> {
          e\u0301t\u00e9 = in.nextString();
          Demands.minLength(in, e\u0301t\u00e9, 1);
          Demands.maxLength(in, e\u0301t\u00e9, 9);
          Demands.matches(in, e\u0301t\u00e9, R.E\u0301T\u00c9_PATTERN);
        }
        case 4 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            code = in.nextString();
            Demands.minLength(in, code, 2);
            Demands.maxLength(in, code, 3);
            Demands.matches(in, code, R.CODE_PATTERN);
          }
        }
        case 5 -> {
          share = Codecs.nextDouble(in);
          Demands.above(in, share, -0.5);
          Demands.below(in, share, 1.7976931348623157E308);
        }
        case 6 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            count = in.nextLong();
            Demands.atLeast(in, count, 1);
            Demands.atMost(in, count, 8999999999999999999L);
          }
        }
        case 7 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            flag = in.nextBoolean();
          }
        }
        case 8 -> union = TransportCodec.INSTANCE.read(in);
        case 9 -> nested = ObjectsCodec.INSTANCE.read(in);
        case 10 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            empty = VoidCodec.INSTANCE.read(in);
          }
        }
        case 11 -> names = ListCodec.ofNullable(Codecs.TEXT).read(in);
        case 12 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            counts = MapCodec.ofNullable(Codecs.LONG).read(in);
          }
        }
        case 13 -> json = Codecs.JSON.read(in);
        case 14 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            object = Codecs.OBJECT.read(in);
          }
        }
        case 15 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            seenAtMs = in.nextLong();
          }
        }
        case 16 -> ms = in.nextInt();
        case 17 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler17 = in.nextString();
          }
        }
        case 18 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler18 = in.nextString();
          }
        }
        case 19 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler19 = in.nextString();
          }
        }
        case 20 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler20 = in.nextString();
          }
        }
        case 21 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler21 = in.nextString();
          }
        }
        case 22 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler22 = in.nextString();
          }
        }
        case 23 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler23 = in.nextString();
          }
        }
        case 24 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler24 = in.nextString();
          }
        }
        case 25 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler25 = in.nextString();
          }
        }
        case 26 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler26 = in.nextString();
          }
        }
        case 27 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler27 = in.nextString();
          }
        }
        case 28 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler28 = in.nextString();
          }
        }
        case 29 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler29 = in.nextString();
          }
        }
        case 30 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler30 = in.nextString();
          }
        }
        case 31 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler31 = in.nextString();
          }
        }
        case 32 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler32 = in.nextString();
          }
        }
        case 33 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler33 = in.nextString();
          }
        }
        case 34 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler34 = in.nextString();
          }
        }
        case 35 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler35 = in.nextString();
          }
        }
        case 36 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler36 = in.nextString();
          }
        }
        case 37 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler37 = in.nextString();
          }
        }
        case 38 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler38 = in.nextString();
          }
        }
        case 39 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler39 = in.nextString();
          }
        }
        case 40 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler40 = in.nextString();
          }
        }
        case 41 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler41 = in.nextString();
          }
        }
        case 42 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler42 = in.nextString();
          }
        }
        case 43 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler43 = in.nextString();
          }
        }
        case 44 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler44 = in.nextString();
          }
        }
        case 45 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler45 = in.nextString();
          }
        }
        case 46 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler46 = in.nextString();
          }
        }
        case 47 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler47 = in.nextString();
          }
        }
        case 48 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler48 = in.nextString();
          }
        }
        case 49 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler49 = in.nextString();
          }
        }
        case 50 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler50 = in.nextString();
          }
        }
        case 51 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler51 = in.nextString();
          }
        }
        case 52 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler52 = in.nextString();
          }
        }
        case 53 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler53 = in.nextString();
          }
        }
        case 54 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler54 = in.nextString();
          }
        }
        case 55 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler55 = in.nextString();
          }
        }
        case 56 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler56 = in.nextString();
          }
        }
        case 57 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler57 = in.nextString();
          }
        }
        case 58 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler58 = in.nextString();
          }
        }
        case 59 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            filler59 = in.nextString();
          }
        }
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x12babL);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new R(
        out_,
        event,
        signal,
        e\u0301t\u00e9,
        Members.presence((seen & 1L << 4) != 0, code),
        share,
        count,
        flag,
        union,
        nested,
        empty,
        names,
        counts,
        json,
        object,
        Members.presence((seen & 1L << 15) != 0, seenAtMs),
        ms,
        filler17,
        filler18,
        filler19,
        filler20,
        filler21,
        filler22,
        filler23,
        filler24,
        filler25,
        filler26,
        filler27,
        filler28,
        filler29,
        filler30,
        filler31,
        filler32,
        filler33,
        filler34,
        filler35,
        filler36,
        filler37,
        filler38,
        filler39,
        filler40,
        filler41,
        filler42,
        filler43,
        filler44,
        filler45,
        filler46,
        filler47,
        filler48,
        filler49,
        filler50,
        filler51,
        filler52,
        filler53,
        filler54,
        filler55,
        filler56,
        filler57,
        filler58,
        filler59);
  }

  @java.lang.Override
  public void write(JsonOutput out, R value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.out());
    StringCodec.INSTANCE.write(out.name(NAMES, 1), value.event());
    Override signal = value.signal();
    if (signal != null) {
      OverrideCodec.INSTANCE.write(out.name(NAMES, 2), signal);
    }
    out.name(NAMES, 3).value(value.e\u0301t\u00e9());
    if (!value.code().isAbsent()) {
      java.lang.String code = value.code().orNull();
      if (code == null) {
        out.name(NAMES, 4).nullValue();
      } else {
        out.name(NAMES, 4).value(code);
      }
    }
    out.name(NAMES, 5).value(value.share());
    Long count = value.count();
    if (count != null) {
      out.name(NAMES, 6).value(count);
    }
    Boolean flag = value.flag();
    if (flag == null) {
      out.name(NAMES, 7).nullValue();
    } else {
      out.name(NAMES, 7).value(flag);
    }
    TransportCodec.INSTANCE.write(out.name(NAMES, 8), value.union());
    ObjectsCodec.INSTANCE.write(out.name(NAMES, 9), value.nested());
    Void empty = value.empty();
    if (empty != null) {
      VoidCodec.INSTANCE.write(out.name(NAMES, 10), empty);
    }
    ListCodec.ofNullable(Codecs.TEXT).write(out.name(NAMES, 11), value.names());
    Map<java.lang.String, @Nullable Long> counts = value.counts();
    if (counts != null) {
      MapCodec.ofNullable(Codecs.LONG).write(out.name(NAMES, 12), counts);
    }
    out.name(NAMES, 13).value(value.json());
    JsonObject object = value.object();
    if (object != null) {
      out.name(NAMES, 14).value(object);
    }
    if (!value.seenAtMs().isAbsent()) {
      Long seenAtMs = value.seenAtMs().orNull();
      if (seenAtMs == null) {
        out.name(NAMES, 15).nullValue();
      } else {
        out.name(NAMES, 15).value(seenAtMs);
      }
    }
    out.name(NAMES, 16).value(value.ms());
    java.lang.String filler17 = value.filler17();
    if (filler17 != null) {
      out.name(NAMES, 17).value(filler17);
    }
    java.lang.String filler18 = value.filler18();
    if (filler18 != null) {
      out.name(NAMES, 18).value(filler18);
    }
    java.lang.String filler19 = value.filler19();
    if (filler19 != null) {
      out.name(NAMES, 19).value(filler19);
    }
    java.lang.String filler20 = value.filler20();
    if (filler20 != null) {
      out.name(NAMES, 20).value(filler20);
    }
    java.lang.String filler21 = value.filler21();
    if (filler21 != null) {
      out.name(NAMES, 21).value(filler21);
    }
    java.lang.String filler22 = value.filler22();
    if (filler22 != null) {
      out.name(NAMES, 22).value(filler22);
    }
    java.lang.String filler23 = value.filler23();
    if (filler23 != null) {
      out.name(NAMES, 23).value(filler23);
    }
    java.lang.String filler24 = value.filler24();
    if (filler24 != null) {
      out.name(NAMES, 24).value(filler24);
    }
    java.lang.String filler25 = value.filler25();
    if (filler25 != null) {
      out.name(NAMES, 25).value(filler25);
    }
    java.lang.String filler26 = value.filler26();
    if (filler26 != null) {
      out.name(NAMES, 26).value(filler26);
    }
    java.lang.String filler27 = value.filler27();
    if (filler27 != null) {
      out.name(NAMES, 27).value(filler27);
    }
    java.lang.String filler28 = value.filler28();
    if (filler28 != null) {
      out.name(NAMES, 28).value(filler28);
    }
    java.lang.String filler29 = value.filler29();
    if (filler29 != null) {
      out.name(NAMES, 29).value(filler29);
    }
    java.lang.String filler30 = value.filler30();
    if (filler30 != null) {
      out.name(NAMES, 30).value(filler30);
    }
    java.lang.String filler31 = value.filler31();
    if (filler31 != null) {
      out.name(NAMES, 31).value(filler31);
    }
    java.lang.String filler32 = value.filler32();
    if (filler32 != null) {
      out.name(NAMES, 32).value(filler32);
    }
    java.lang.String filler33 = value.filler33();
    if (filler33 != null) {
      out.name(NAMES, 33).value(filler33);
    }
    java.lang.String filler34 = value.filler34();
    if (filler34 != null) {
      out.name(NAMES, 34).value(filler34);
    }
    java.lang.String filler35 = value.filler35();
    if (filler35 != null) {
      out.name(NAMES, 35).value(filler35);
    }
    java.lang.String filler36 = value.filler36();
    if (filler36 != null) {
      out.name(NAMES, 36).value(filler36);
    }
    java.lang.String filler37 = value.filler37();
    if (filler37 != null) {
      out.name(NAMES, 37).value(filler37);
    }
    java.lang.String filler38 = value.filler38();
    if (filler38 != null) {
      out.name(NAMES, 38).value(filler38);
    }
    java.lang.String filler39 = value.filler39();
    if (filler39 != null) {
      out.name(NAMES, 39).value(filler39);
    }
    java.lang.String filler40 = value.filler40();
    if (filler40 != null) {
      out.name(NAMES, 40).value(filler40);
    }
    java.lang.String filler41 = value.filler41();
    if (filler41 != null) {
      out.name(NAMES, 41).value(filler41);
    }
    java.lang.String filler42 = value.filler42();
    if (filler42 != null) {
      out.name(NAMES, 42).value(filler42);
    }
    java.lang.String filler43 = value.filler43();
    if (filler43 != null) {
      out.name(NAMES, 43).value(filler43);
    }
    java.lang.String filler44 = value.filler44();
    if (filler44 != null) {
      out.name(NAMES, 44).value(filler44);
    }
    java.lang.String filler45 = value.filler45();
    if (filler45 != null) {
      out.name(NAMES, 45).value(filler45);
    }
    java.lang.String filler46 = value.filler46();
    if (filler46 != null) {
      out.name(NAMES, 46).value(filler46);
    }
    java.lang.String filler47 = value.filler47();
    if (filler47 != null) {
      out.name(NAMES, 47).value(filler47);
    }
    java.lang.String filler48 = value.filler48();
    if (filler48 != null) {
      out.name(NAMES, 48).value(filler48);
    }
    java.lang.String filler49 = value.filler49();
    if (filler49 != null) {
      out.name(NAMES, 49).value(filler49);
    }
    java.lang.String filler50 = value.filler50();
    if (filler50 != null) {
      out.name(NAMES, 50).value(filler50);
    }
    java.lang.String filler51 = value.filler51();
    if (filler51 != null) {
      out.name(NAMES, 51).value(filler51);
    }
    java.lang.String filler52 = value.filler52();
    if (filler52 != null) {
      out.name(NAMES, 52).value(filler52);
    }
    java.lang.String filler53 = value.filler53();
    if (filler53 != null) {
      out.name(NAMES, 53).value(filler53);
    }
    java.lang.String filler54 = value.filler54();
    if (filler54 != null) {
      out.name(NAMES, 54).value(filler54);
    }
    java.lang.String filler55 = value.filler55();
    if (filler55 != null) {
      out.name(NAMES, 55).value(filler55);
    }
    java.lang.String filler56 = value.filler56();
    if (filler56 != null) {
      out.name(NAMES, 56).value(filler56);
    }
    java.lang.String filler57 = value.filler57();
    if (filler57 != null) {
      out.name(NAMES, 57).value(filler57);
    }
    java.lang.String filler58 = value.filler58();
    if (filler58 != null) {
      out.name(NAMES, 58).value(filler58);
    }
    java.lang.String filler59 = value.filler59();
    if (filler59 != null) {
      out.name(NAMES, 59).value(filler59);
    }
    out.endObject();
  }
}
