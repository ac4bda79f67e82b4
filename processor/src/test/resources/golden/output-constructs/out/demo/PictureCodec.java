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

/** Reads and writes {@link Picture} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class PictureCodec implements JsonCodec<Picture> {
  /** The one instance. */
  public static final PictureCodec INSTANCE = new PictureCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("width", "height");

  private PictureCodec() {}

  @Override
  @NullUnmarked
  public Picture read(JsonInput in) {
    long width = 0;
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
          width = in.nextLong();
          Demands.multipleOf(in, width, 2);
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
    Members.require(in, NAMES, seen, 0x3L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Picture(width, height);
  }

  @Override
  public void write(JsonOutput out, Picture value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.width());
    Long height = value.height();
    if (height == null) {
      out.name(NAMES, 1).nullValue();
    } else {
      out.name(NAMES, 1).value(height);
    }
    out.endObject();
  }
}
