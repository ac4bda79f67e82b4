package dev.retryevents.codec;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonValue;
import java.util.Map;

/** The codecs of what no schema names: plain values, and JSON of any form. */
public final class Codecs {

  /** Strings. */
  public static final JsonCodec<String> TEXT = new Text();

  /** Integers that fit an {@code int}. */
  public static final JsonCodec<Integer> INT = new Int();

  /** Integers that fit a {@code long}. */
  public static final JsonCodec<Long> LONG = new Whole();

  /** Numbers as the nearest double; zero has no sign. */
  public static final JsonCodec<Double> DOUBLE = new Fraction();

  /** True and false. */
  public static final JsonCodec<Boolean> BOOLEAN = new Truth();

  /** Any value. */
  public static final JsonCodec<JsonValue> JSON = new AnyValue();

  /** Any object. */
  public static final JsonCodec<JsonObject> OBJECT = new AnyObject();

  private Codecs() {}

  /**
   * Reads a number as the nearest double. JSON Schema takes 0 and -0 for one number, which equal
   * doubles have to be: it is 0.
   *
   * @param in where it stands
   * @return the double
   */
  public static double nextDouble(JsonInput in) {
    return in.nextDouble() + 0.0; // which makes 0 of -0, and nothing else of anything else
  }

  private record Text() implements JsonCodec<String> {
    @Override
    public String read(JsonInput in) {
      return in.nextString();
    }

    @Override
    public void write(JsonOutput out, String value) {
      out.value(value);
    }
  }

  private record Int() implements JsonCodec<Integer> {
    @Override
    public Integer read(JsonInput in) {
      return in.nextInt();
    }

    @Override
    public void write(JsonOutput out, Integer value) {
      out.value((long) value);
    }
  }

  private record Whole() implements JsonCodec<Long> {
    @Override
    public Long read(JsonInput in) {
      return in.nextLong();
    }

    @Override
    public void write(JsonOutput out, Long value) {
      out.value((long) value);
    }
  }

  private record Fraction() implements JsonCodec<Double> {
    @Override
    public Double read(JsonInput in) {
      return nextDouble(in);
    }

    @Override
    public void write(JsonOutput out, Double value) {
      out.value((double) value);
    }
  }

  private record Truth() implements JsonCodec<Boolean> {
    @Override
    public Boolean read(JsonInput in) {
      return in.nextBoolean();
    }

    @Override
    public void write(JsonOutput out, Boolean value) {
      out.value((boolean) value);
    }
  }

  private record AnyValue() implements JsonCodec<JsonValue> {
    @Override
    public JsonValue read(JsonInput in) {
      return JsonValue.read(in);
    }

    @Override
    public void write(JsonOutput out, JsonValue value) {
      out.value(value);
    }
  }

  private record AnyObject() implements JsonCodec<JsonObject> {
    @Override
    public JsonObject read(JsonInput in) {
      if (in.peek() != JsonToken.BEGIN_OBJECT) {
        in.beginObject(); // which tells what stands there instead
        in.endObject();
        return new JsonObject(Map.of());
      }
      return (JsonObject) JsonValue.read(in);
    }

    @Override
    public void write(JsonOutput out, JsonObject value) {
      out.value(value);
    }
  }
}
