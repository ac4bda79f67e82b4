package demo;

import dev.retryevents.codec.Demands;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Size} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class SizeCodec implements JsonCodec<Size> {
  /** The one instance. */
  public static final SizeCodec INSTANCE = new SizeCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("width", "height");

  private SizeCodec() {}

  @Override
  @NullUnmarked
  public Size read(JsonInput in) {
    Long width = null;
    Long height = null;
    long seen = 0;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        Members.refuse(in);
        continue;
      }
      seen = Members.see(in, NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case 0 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            width = in.nextLong();
            Demands.multipleOf(in, width, 2);
          }
        }
        case 1 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            height = in.nextLong();
          }
        }
        default -> throw new AssertionError(member);
      }
    }
    if ((seen & 1L << 1) != 0 && width == null) {
      in.rejectMissing("width");
    }
    if (width != null && (seen & 1L << 1) == 0) {
      in.rejectMissing("height");
    }
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Size(width, Members.presence((seen & 1L << 1) != 0, height));
  }

  @Override
  public void write(JsonOutput out, Size value) {
    out.beginObject();
    Long width = value.width();
    if (width != null) {
      out.name(NAMES, 0).value(width);
    }
    if (!value.height().isAbsent()) {
      Long height = value.height().orNull();
      if (height == null) {
        out.name(NAMES, 1).nullValue();
      } else {
        out.name(NAMES, 1).value(height);
      }
    }
    out.endObject();
  }
}
