package demo;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.Demands;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Ball} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class BallCodec implements JsonCodec<Ball> {
  /** The one instance. */
  public static final BallCodec INSTANCE = new BallCodec();

  private static final JsonVocabulary NAMES =
      JsonVocabulary.of("colour", "inside", "owner", "spin", "weight");

  private BallCodec() {}

  @Override
  @NullUnmarked
  public Ball read(JsonInput in) {
    Colour colour = null;
    Ball inside = null;
    String owner = null;
    Long spin = null;
    Double weight = null;
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
        case 0 -> colour = ColourCodec.INSTANCE.read(in);
        case 1 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            inside = BallCodec.INSTANCE.read(in);
          }
        }
        case 2 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            owner = in.nextString();
          }
        }
        case 3 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            spin = in.nextLong();
          }
        }
        case 4 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            weight = Codecs.nextDouble(in);
            Demands.atLeast(in, weight, 0.0);
          }
        }
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x9L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Ball(colour, inside, Members.presence((seen & 1L << 2) != 0, owner), spin, weight);
  }

  @Override
  public void write(JsonOutput out, Ball value) {
    out.beginObject();
    ColourCodec.INSTANCE.write(out.name(NAMES, 0), value.colour());
    Ball inside = value.inside();
    if (inside != null) {
      BallCodec.INSTANCE.write(out.name(NAMES, 1), inside);
    }
    if (!value.owner().isAbsent()) {
      String owner = value.owner().orNull();
      if (owner == null) {
        out.name(NAMES, 2).nullValue();
      } else {
        out.name(NAMES, 2).value(owner);
      }
    }
    Long spin = value.spin();
    if (spin == null) {
      out.name(NAMES, 3).nullValue();
    } else {
      out.name(NAMES, 3).value(spin);
    }
    Double weight = value.weight();
    if (weight != null) {
      out.name(NAMES, 4).value(weight);
    }
    out.endObject();
  }
}
