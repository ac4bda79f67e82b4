package dev.retryevents.json;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads from another input and collects what is not as it was asked for, instead of stopping there.
 *
 * <p>A value of another type is moved over. What was read is only to be used if {@link #faults()}
 * is 0. A text that is not JSON still ends in a {@link JsonException}, and so does the first
 * violation for which there is no room. {@link JsonCodec#violations(byte[])} does all of this.
 */
public final class CollectingInput implements JsonInput {

  private final JsonInput in;
  private final Violations violations;

  /** The end of the object or array that was begun where none stood, or null. */
  private @Nullable JsonToken phantomEnd;

  /** Whether the value read last is a stand-in, of which nothing more need be said. */
  private boolean standIn;

  /**
   * An input that collects.
   *
   * @param in where to read from
   * @param most the most violations that are collected, as {@link JsonLimits#violations()} has it
   */
  public CollectingInput(JsonInput in, int most) {
    this.in = in;
    this.violations = new Violations(most);
  }

  /** All violations of a whole text that a codec finds; a fault that ended it is the last. */
  static List<JsonViolation> of(JsonCodec<?> codec, JsonInput in, int most) {
    CollectingInput all = new CollectingInput(in, most);
    try {
      codec.read(all);
      all.end();
    } catch (JsonException e) {
      all.violations.offer(e);
    }
    return all.violations();
  }

  /** {@return the violations so far, in the order in which they were found} */
  public List<JsonViolation> violations() {
    return violations.list();
  }

  @Override
  public int faults() {
    return violations.size();
  }

  @Override
  public JsonToken peek() {
    return phantomEnd == null ? in.peek() : phantomEnd;
  }

  @Override
  public int offset() {
    return in.offset();
  }

  @Override
  public void beginObject() {
    begin(JsonInput::beginObject, JsonToken.END_OBJECT);
  }

  @Override
  public void endObject() {
    end(JsonInput::endObject);
  }

  @Override
  public void beginArray() {
    begin(JsonInput::beginArray, JsonToken.END_ARRAY);
  }

  @Override
  public void endArray() {
    end(JsonInput::endArray);
  }

  @Override
  public boolean hasNext() {
    return phantomEnd == null && in.hasNext();
  }

  @Override
  public String nextName() {
    return in.nextName();
  }

  @Override
  public int nextName(JsonVocabulary known, int expected) {
    return phantomEnd == null ? in.nextName(known, expected) : JsonVocabulary.NO_NAME;
  }

  @Override
  public String nextString() {
    return value(JsonInput::nextString, "");
  }

  @Override
  public int nextString(JsonVocabulary known) {
    return value(from -> from.nextString(known), 0);
  }

  @Override
  public boolean nextBoolean() {
    return value(JsonInput::nextBoolean, false);
  }

  @Override
  public void nextNull() {
    run(JsonInput::nextNull);
  }

  @Override
  public long nextLong() {
    return value(JsonInput::nextLong, 0L);
  }

  @Override
  public int nextInt() {
    return value(JsonInput::nextInt, 0);
  }

  @Override
  public double nextDouble() {
    return value(JsonInput::nextDouble, 0.0);
  }

  @Override
  public String nextNumber() {
    return value(JsonInput::nextNumber, "0");
  }

  @Override
  public @Nullable String peekMember(String name) {
    return phantomEnd == null ? in.peekMember(name) : null;
  }

  @Override
  public void skipValue() {
    run(JsonInput::skipValue);
  }

  @Override
  public void end() {
    in.end();
  }

  @Override
  public void reject(String expected, String found) {
    if (!standIn) {
      collect(() -> in.reject(expected, found));
    }
  }

  @Override
  public void reject(int offset, String expected, String found) {
    if (!standIn) {
      collect(() -> in.reject(offset, expected, found));
    }
  }

  @Override
  public void rejectMissing(String name) {
    if (phantomEnd == null) {
      collect(() -> in.rejectMissing(name));
    }
  }

  @Override
  public void rejectRepeated(String name) {
    collect(() -> in.rejectRepeated(name));
  }

  private void begin(Consumer<JsonInput> opening, JsonToken end) {
    if (!run(opening)) {
      phantomEnd = end;
    }
  }

  private void end(Consumer<JsonInput> closing) {
    if (phantomEnd != null) {
      phantomEnd = null;
      standIn = true;
      return;
    }
    standIn = false;
    try {
      closing.accept(in);
    } catch (JsonException e) {
      // It goes on after what a codec reads of it.
      add(e);
      while (in.hasNext()) {
        if (in.peek() == JsonToken.NAME) {
          in.nextName();
        }
        in.skipValue();
      }
      closing.accept(in);
    }
  }

  private boolean run(Consumer<JsonInput> reading) {
    return value(
        from -> {
          reading.accept(from);
          return true;
        },
        false);
  }

  private <T> T value(Function<JsonInput, T> reading, T standInValue) {
    standIn = false;
    try {
      return reading.apply(in);
    } catch (JsonException e) {
      if (in.peek().beginsValue()) {
        in.skipValue();
      }
      standIn = true;
      add(e);
      return standInValue;
    }
  }

  private void collect(Runnable rejection) {
    try {
      rejection.run();
    } catch (JsonException e) {
      add(e);
    }
  }

  private void add(JsonException fault) {
    if (!violations.offer(fault)) {
      throw fault;
    }
  }
}
