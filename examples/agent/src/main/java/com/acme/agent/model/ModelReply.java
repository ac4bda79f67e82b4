package com.acme.agent.model;

import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.io.IOException;

/**
 * What a model replied: the envelope that the provider's API puts around an answer.
 *
 * @param stopReason why the answer ends where it does
 * @param content the answer
 */
record ModelReply(String stopReason, String content) {

  /** Whether the answer ends because its budget did, and not because all is said. */
  boolean isTruncated() {
    return stopReason.equals("max_tokens");
  }

  /**
   * Reads the body of a successful HTTP response.
   *
   * @throws IOException if it is no reply; something between here and the model broke it
   */
  static ModelReply read(byte[] body) throws IOException {
    try {
      if (JsonValue.parse(body) instanceof JsonObject reply
          && reply.get("stop_reason") instanceof JsonString stopReason
          && reply.get("content") instanceof JsonString content) {
        return new ModelReply(stopReason.value(), content.value());
      }
    } catch (JsonException e) {
      throw new IOException("200 with a broken reply", e);
    }
    throw new IOException("200 without stop_reason and content");
  }
}
