package dev.retryevents.codec;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes objects whose members have any name and one type; their order stays.
 *
 * @param <T> the type of their values
 */
public final class MapCodec<T extends @Nullable Object> implements JsonCodec<Map<String, T>> {

  private final Held<T> value;

  private MapCodec(Held<T> value) {
    this.value = value;
  }

  /**
   * A codec of maps.
   *
   * @param <T> the type of their values
   * @param value the codec of their values
   * @return the codec
   */
  public static <T> MapCodec<T> of(JsonCodec<T> value) {
    return new MapCodec<>(new Held<>(value, false));
  }

  /**
   * A codec of maps that may hold null.
   *
   * @param <T> the type of the values that are there
   * @param value the codec of the values that are there
   * @return the codec
   */
  public static <T> MapCodec<@Nullable T> ofNullable(JsonCodec<T> value) {
    return new MapCodec<@Nullable T>(new Held<@Nullable T>(value, true));
  }

  @Override
  public Map<String, T> read(JsonInput in) {
    Map<String, T> map = new LinkedHashMap<>();
    in.beginObject();
    while (in.hasNext()) {
      String name = in.nextName();
      if (map.containsKey(name)) {
        in.rejectRepeated(name);
      }
      map.put(name, value.read(in));
    }
    in.endObject();
    return map;
  }

  @Override
  public void write(JsonOutput out, Map<String, T> map) {
    out.beginObject();
    map.forEach((name, held) -> value.write(out.name(name), held));
    out.endObject();
  }
}
