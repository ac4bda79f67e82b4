package com.acme.session.frame;

import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonValue;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The members of a message, before anybody has judged them.
 *
 * @param id the name of the request, if there is one
 * @param jsonrpc the version, if there is one
 * @param method the method, if there is one
 * @param params what the message carries; an empty object if it carries nothing
 * @param result what an answer carries, if it does
 * @param error what an answer carries instead, if it does
 * @param repeated a member of these that stands there twice, if one does
 */
record Envelope(
    @Nullable JsonValue id,
    @Nullable JsonValue jsonrpc,
    @Nullable JsonValue method,
    Carried params,
    @Nullable Carried result,
    @Nullable Carried error,
    @Nullable String repeated) {

  private static final Set<String> JUDGED = Set.of("id", "jsonrpc", "method");
  private static final Set<String> CARRIED = Set.of("params", "result", "error");

  /** Reads the object that begins here; others than these members are passed over. */
  static Envelope read(JsonReader in, byte[] line) {
    Map<String, JsonValue> judged = new HashMap<>();
    Map<String, Carried> carried = new HashMap<>();
    Set<String> seen = new HashSet<>();
    String repeated = null;
    in.beginObject();
    while (in.hasNext()) {
      String name = in.nextName();
      boolean isKnown = JUDGED.contains(name) || CARRIED.contains(name);
      repeated = isKnown && !seen.add(name) ? name : repeated;
      if (JUDGED.contains(name)) {
        judged.put(name, JsonValue.read(in));
      } else {
        carried.put(name, new Carried(line, in.offset()));
        in.skipValue();
      }
    }
    in.endObject();
    return new Envelope(
        judged.get("id"),
        judged.get("jsonrpc"),
        judged.get("method"),
        carried.getOrDefault("params", Carried.NOTHING),
        carried.get("result"),
        carried.get("error"),
        repeated);
  }
}
