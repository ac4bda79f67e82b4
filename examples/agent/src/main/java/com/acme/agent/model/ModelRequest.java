package com.acme.agent.model;

import dev.retryevents.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/**
 * What a model is asked.
 *
 * @param conversation what the request belongs to; all attempts of a job belong to one
 * @param model which model
 * @param budget the most tokens that the answer may have
 * @param prompt what is wanted
 * @param corrections how often the answer was corrected before
 * @param correction what was wrong with the last answer, if anything was
 */
public record ModelRequest(
    String conversation,
    Model model,
    int budget,
    String prompt,
    int corrections,
    @Nullable String correction) {

  /** {@return the body of the HTTP request} */
  byte[] toJson() {
    JsonWriter out = new JsonWriter();
    out.beginObject();
    out.name("conversation").value(conversation);
    out.name("model").value(model.name());
    out.name("max_tokens").value(budget);
    out.name("messages").beginArray().value(prompt);
    if (correction != null) {
      out.value(correction);
    }
    out.endArray();
    return out.endObject().toByteArray();
  }
}
