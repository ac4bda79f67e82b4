package demo;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.Demands;
import dev.retryevents.codec.ListCodec;
import dev.retryevents.codec.MapCodec;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
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

/** Reads and writes {@link Tags} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class TagsCodec implements JsonCodec<Tags> {
  /** The one instance. */
  public static final TagsCodec INSTANCE = new TagsCodec();

  private static final JsonVocabulary NAMES =
      JsonVocabulary.of("tags", "by-name", "by_name", "level", "any");

  private TagsCodec() {}

  @Override
  @NullUnmarked
  public Tags read(JsonInput in) {
    List<@Nullable String> tags = null;
    Map<String, Double> byName_4c2997 = null;
    TagsByName_728be9 byName_d38f03 = null;
    Long level = null;
    JsonValue any = null;
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
        case 0 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            tags = ListCodec.ofNullable(Codecs.TEXT).read(in);
            Demands.atLeast(in, tags.size(), 1);
            Demands.unique(in, tags);
            for (String element : tags) {
              if (element != null) {
                Demands.matches(in, element, Tags.TAGS_PATTERN);
              }
            }
          }
        }
        case 1 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            byName_4c2997 = MapCodec.of(Codecs.DOUBLE).read(in);
            for (String name : byName_4c2997.keySet()) {
              Demands.maxLength(in, name, 8);
            }
            for (double held : byName_4c2997.values()) {
              Demands.atLeast(in, held, 0.0);
            }
          }
        }
        case 2 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            byName_d38f03 = TagsByName_728be9Codec.INSTANCE.read(in);
          }
        }
        case 3 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            level = in.nextLong();
            Demands.oneOf(in, level, Tags.LEVEL_VALUES);
          }
        }
        case 4 -> {
          any = Codecs.JSON.read(in);
          Demands.oneOf(in, any, Tags.ANY_VALUES);
        }
        default -> throw new AssertionError(member);
      }
    }
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Tags(tags, byName_4c2997, byName_d38f03, level, any);
  }

  @Override
  public void write(JsonOutput out, Tags value) {
    out.beginObject();
    List<@Nullable String> tags = value.tags();
    if (tags != null) {
      ListCodec.ofNullable(Codecs.TEXT).write(out.name(NAMES, 0), tags);
    }
    Map<String, Double> byName_4c2997 = value.byName_4c2997();
    if (byName_4c2997 != null) {
      MapCodec.of(Codecs.DOUBLE).write(out.name(NAMES, 1), byName_4c2997);
    }
    TagsByName_728be9 byName_d38f03 = value.byName_d38f03();
    if (byName_d38f03 != null) {
      TagsByName_728be9Codec.INSTANCE.write(out.name(NAMES, 2), byName_d38f03);
    }
    Long level = value.level();
    if (level != null) {
      out.name(NAMES, 3).value(level);
    }
    JsonValue any = value.any();
    if (any != null) {
      out.name(NAMES, 4).value(any);
    }
    out.endObject();
  }
}
