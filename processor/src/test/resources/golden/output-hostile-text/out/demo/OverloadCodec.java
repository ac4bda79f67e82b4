package demo;

import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Overload} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class OverloadCodec implements JsonCodec<Overload> {
  /** The one instance. */
  public static final OverloadCodec INSTANCE = new OverloadCodec();

  private static final JsonVocabulary NAMES =
      JsonVocabulary.of("class", "enum", "hashCode", "min-lines", "package", "wait", "$ref-like");

  private OverloadCodec() {}

  @Override
  @NullUnmarked
  public Overload read(JsonInput in) {
    String classValue = null;
    String enumValue = null;
    long hashCodeValue = 0;
    long minLines = 0;
    String packageValue = null;
    Level waitValue = null;
    String dollarRefLike = null;
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
        case 0 -> classValue = in.nextString();
        case 1 -> enumValue = in.nextString();
        case 2 -> hashCodeValue = in.nextLong();
        case 3 -> minLines = in.nextLong();
        case 4 -> packageValue = in.nextString();
        case 5 -> waitValue = LevelCodec.INSTANCE.read(in);
        case 6 -> dollarRefLike = in.nextString();
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x7fL);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Overload(
        classValue, enumValue, hashCodeValue, minLines, packageValue, waitValue, dollarRefLike);
  }

  @Override
  public void write(JsonOutput out, Overload value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.classValue());
    out.name(NAMES, 1).value(value.enumValue());
    out.name(NAMES, 2).value(value.hashCodeValue());
    out.name(NAMES, 3).value(value.minLines());
    out.name(NAMES, 4).value(value.packageValue());
    LevelCodec.INSTANCE.write(out.name(NAMES, 5), value.waitValue());
    out.name(NAMES, 6).value(value.dollarRefLike());
    out.endObject();
  }
}
