package demo;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.Demands;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link In} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class InCodec implements JsonCodec<In> {
  /** The one instance. */
  public static final InCodec INSTANCE = new InCodec();

  private static final JsonVocabulary NAMES =
      JsonVocabulary.of(
          "in",
          "out",
          "value",
          "seen",
          "others",
          "next",
          "member",
          "INSTANCE",
          "NAMES",
          "builder",
          "\"\\u0022*/\n$L");

  private InCodec() {}

  @Override
  @NullUnmarked
  public In read(JsonInput in) {
    String in_ = null;
    In out_ = null;
    Long value_ = null;
    String seen_ = null;
    Boolean others_ = null;
    Double next_ = null;
    String member_ = null;
    String instance = null;
    String names = null;
    String builder = null;
    String u22U5cU0022StarUaDollarL = null;
    long seen = 0;
    Map<String, JsonValue> others = null;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        others = Members.keep(in, others);
        continue;
      }
      seen = Members.see(in, NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case 0 -> in_ = in.nextString();
        case 1 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            out_ = InCodec.INSTANCE.read(in);
          }
        }
        case 2 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            value_ = in.nextLong();
          }
        }
        case 3 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            seen_ = in.nextString();
          }
        }
        case 4 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            others_ = in.nextBoolean();
          }
        }
        case 5 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            next_ = Codecs.nextDouble(in);
          }
        }
        case 6 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            member_ = in.nextString();
            Demands.matches(in, member_, In.MEMBER_PATTERN);
          }
        }
        case 7 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            instance = in.nextString();
          }
        }
        case 8 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            names = in.nextString();
          }
        }
        case 9 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            builder = in.nextString();
          }
        }
        case 10 -> u22U5cU0022StarUaDollarL = in.nextString();
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x401L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new In(
        in_,
        out_,
        value_,
        Members.presence((seen & 1L << 3) != 0, seen_),
        others_,
        next_,
        member_,
        instance,
        names,
        builder,
        u22U5cU0022StarUaDollarL,
        Members.kept(others));
  }

  @Override
  public void write(JsonOutput out, In value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.in());
    In out_ = value.out();
    if (out_ != null) {
      InCodec.INSTANCE.write(out.name(NAMES, 1), out_);
    }
    Long value_ = value.value();
    if (value_ != null) {
      out.name(NAMES, 2).value(value_);
    }
    if (!value.seen().isAbsent()) {
      String seen_ = value.seen().orNull();
      if (seen_ == null) {
        out.name(NAMES, 3).nullValue();
      } else {
        out.name(NAMES, 3).value(seen_);
      }
    }
    Boolean others_ = value.others();
    if (others_ != null) {
      out.name(NAMES, 4).value(others_);
    }
    Double next_ = value.next();
    if (next_ != null) {
      out.name(NAMES, 5).value(next_);
    }
    String member_ = value.member();
    if (member_ != null) {
      out.name(NAMES, 6).value(member_);
    }
    String instance = value.instance();
    if (instance != null) {
      out.name(NAMES, 7).value(instance);
    }
    String names = value.names();
    if (names != null) {
      out.name(NAMES, 8).value(names);
    }
    String builder = value.builder();
    if (builder != null) {
      out.name(NAMES, 9).value(builder);
    }
    out.name(NAMES, 10).value(value.u22U5cU0022StarUaDollarL());
    Members.write(out, NAMES, value.unknownMembers());
    out.endObject();
  }
}
