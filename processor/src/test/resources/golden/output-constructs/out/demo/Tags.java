package demo;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.Copies;
import dev.retryevents.event.SchemaPattern;
import dev.retryevents.event.Sizes;
import dev.retryevents.json.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The definition <code>#/$defs/Tags</code> of the schema.
 *
 * @param tags the member <code>tags</code>
 * @param byName_4c2997 the member <code>by-name</code>
 * @param byName_d38f03 the member <code>by_name</code>
 * @param level the member <code>level</code>
 * @param any the member <code>any</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Tags(
    @Nullable List<@Nullable String> tags,
    @Nullable Map<String, Double> byName_4c2997,
    @Nullable TagsByName_728be9 byName_d38f03,
    @Nullable Long level,
    @Nullable JsonValue any) {

  static final SchemaPattern TAGS_PATTERN = SchemaPattern.of("^[a-z]+$");

  static final Set<Long> LEVEL_VALUES = Set.of(1L, 2L, 3L);

  static final Set<JsonValue> ANY_VALUES =
      Set.of(JsonValue.parse("\"all\""), JsonValue.parse("0"), JsonValue.parse("null"));

  /**
   * Checks the components and copies them.
   *
   * @param tags null if it is missing, of at least 1 elements, without equal elements
   * @param byName_4c2997 null if it is missing
   * @param byName_d38f03 null if it is missing
   * @param level null if it is missing, one of the values that the schema lists
   * @param any null if it is missing, one of the values that the schema lists
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public Tags {
    if (tags != null) {
      tags = Copies.listWithNulls("tags", tags);
      Sizes.atLeast("tags", tags.size(), 1);
      Sizes.unique("tags", tags);
      for (String element : tags) {
        if (element != null) {
          Constraints.matches("an element of tags", element, TAGS_PATTERN);
        }
      }
    }
    if (byName_4c2997 != null) {
      byName_4c2997 = Copies.map("byName_4c2997", byName_4c2997);
      for (String name : byName_4c2997.keySet()) {
        Constraints.maxLength("a name of byName_4c2997", name, 8);
      }
      for (double held : byName_4c2997.values()) {
        Constraints.finite("a value of byName_4c2997", held);
        Constraints.atLeast("a value of byName_4c2997", held, 0.0);
      }
    }
    if (level != null) {
      Constraints.oneOf("level", level, LEVEL_VALUES);
    }
    if (any != null) {
      Constraints.oneOf("any", any, ANY_VALUES);
    }
  }
}
