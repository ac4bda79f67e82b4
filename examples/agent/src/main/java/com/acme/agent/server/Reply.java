package com.acme.agent.server;

import dev.retryevents.json.JsonWriter;

/**
 * What goes back to the client.
 *
 * @param status the HTTP status, or 0 to close the connection in place of a reply
 * @param body the body, which is JSON
 */
record Reply(int status, byte[] body) {

  /** How many characters one token has; real models count otherwise. */
  private static final int TOKEN = 4;

  /** The reply to a question in one step of a script. */
  static Reply to(Question question, Act act) {
    return switch (act) {
      case ANSWER -> answer(Answers.to(question.prompt()), question.budget());
      case LONG -> answer(Answers.atLength(question.prompt()), question.budget());
      case GARBLE -> {
        String whole = Answers.to(question.prompt());
        yield answer(whole.substring(0, whole.length() / 2), question.budget());
      }
      case PARTIAL -> answer("{\"urgent\":false}", question.budget());
      case ACCELERATION, CAPACITY, LIMIT, QUOTA, OVERLOAD, ERROR, DROP ->
          error(act.status, act.errorType, act.errorMessage);
    };
  }

  /** A failure, in the form that the API has for all of them. */
  static Reply error(int status, String type, String message) {
    JsonWriter out = new JsonWriter().beginObject().name("error").beginObject();
    out.name("type").value(type).name("message").value(message);
    return new Reply(status, out.endObject().endObject().toByteArray());
  }

  /** As much of an answer as the budget allows. */
  private static Reply answer(String content, int budget) {
    boolean fits = content.length() <= budget * TOKEN;
    String part = fits ? content : content.substring(0, budget * TOKEN);
    JsonWriter out = new JsonWriter().beginObject();
    out.name("stop_reason").value(fits ? "end_turn" : "max_tokens");
    out.name("content").value(part);
    return new Reply(200, out.endObject().toByteArray());
  }
}
