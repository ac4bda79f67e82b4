package com.acme.session.frame;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonLimits;
import dev.retryevents.json.JsonReader;
import java.nio.charset.StandardCharsets;

/**
 * A value within a line that is known to be JSON, not yet read.
 *
 * @param line the line
 * @param from the index of its first byte
 */
public record Carried(byte[] line, int from) {

  /** The params of a message that has none. */
  static final Carried NOTHING = new Carried("{}".getBytes(StandardCharsets.US_ASCII), 0);

  /**
   * Reads the value.
   *
   * @param codec knows what it is to be
   * @param <T> its type
   * @return the value
   * @throws dev.retryevents.json.JsonException if it is something else
   */
  public <T> T read(JsonCodec<T> codec) {
    return codec.read(new JsonReader(line, from, line.length, JsonLimits.DEFAULT));
  }
}
