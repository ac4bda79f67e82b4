package dev.retryevents.codec;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes arrays of one type.
 *
 * @param <T> the type of their elements
 */
public final class ListCodec<T extends @Nullable Object> implements JsonCodec<List<T>> {

  private final Held<T> element;

  private ListCodec(Held<T> element) {
    this.element = element;
  }

  /**
   * A codec of lists.
   *
   * @param <T> the type of their elements
   * @param element the codec of their elements
   * @return the codec
   */
  public static <T> ListCodec<T> of(JsonCodec<T> element) {
    return new ListCodec<>(new Held<>(element, false));
  }

  /**
   * A codec of lists that may hold null.
   *
   * @param <T> the type of the elements that are there
   * @param element the codec of the elements that are there
   * @return the codec
   */
  public static <T> ListCodec<@Nullable T> ofNullable(JsonCodec<T> element) {
    return new ListCodec<@Nullable T>(new Held<@Nullable T>(element, true));
  }

  @Override
  public List<T> read(JsonInput in) {
    List<T> list = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      list.add(element.read(in));
    }
    in.endArray();
    return list;
  }

  @Override
  public void write(JsonOutput out, List<T> list) {
    out.beginArray();
    for (T value : list) {
      element.write(out, value);
    }
    out.endArray();
  }
}
