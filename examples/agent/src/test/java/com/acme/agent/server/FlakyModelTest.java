package com.acme.agent.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlakyModelTest {

  private static final InstantSource CLOCK =
      InstantSource.fixed(Instant.parse("2026-11-30T23:59:50Z"));

  private final HttpClient http = HttpClient.newHttpClient();

  @Test
  void aScriptThatIsUsedUpSaysSo() throws Exception {
    try (FlakyModel model = FlakyModel.start(Script.parse("answer"), CLOCK)) {
      assertEquals(200, ask(model, "a", 64).statusCode());
      HttpResponse<String> end = ask(model, "a", 64);
      assertEquals(410, end.statusCode());
      assertEquals(
          "{\"error\":{\"type\":\"script_exhausted\","
              + "\"message\":\"the script has no step left\"}}",
          end.body());
      assertEquals(410, ask(model, "b", 64).statusCode());
    }
  }

  @Test
  void eachConversationHasItsSteps() throws Exception {
    try (FlakyModel model = FlakyModel.start(Script.parse("error,answer/overload"), CLOCK)) {
      assertEquals(500, ask(model, "a", 64).statusCode());
      assertEquals(529, ask(model, "b", 64).statusCode());
      assertEquals(200, ask(model, "a", 64).statusCode());
      assertEquals(
          List.of("a", "b", "a"), model.questions().stream().map(Question::conversation).toList());
    }
  }

  @Test
  void aRetryAfterComesInTheFormOfTheScript() throws Exception {
    try (FlakyModel model = FlakyModel.start(Script.parse("limit+12,limit@12,limit"), CLOCK)) {
      assertEquals("12", retryAfter(model));
      assertEquals("Tue, 01 Dec 2026 00:00:02 GMT", retryAfter(model));
      assertEquals("", retryAfter(model));
    }
  }

  @Test
  void anAnswerEndsAtItsBudget() throws Exception {
    try (FlakyModel model = FlakyModel.start(Script.parse("answer,answer"), CLOCK)) {
      assertEquals(
          "{\"stop_reason\":\"max_tokens\",\"content\":\"{\\\"desk\\\":\"}",
          ask(model, "a", 2).body());
      assertEquals(
          "{\"stop_reason\":\"end_turn\","
              + "\"content\":\"{\\\"desk\\\":\\\"billing\\\",\\\"urgent\\\":true}\"}",
          ask(model, "a", 64).body());
    }
  }

  @Test
  void whatIsNoRequestIsRefusedAndTakesNoStep() throws Exception {
    try (FlakyModel model = FlakyModel.start(Script.parse("answer"), CLOCK)) {
      assertEquals(400, post(model.endpoint(), "{").statusCode());
      assertEquals(
          "{\"error\":{\"type\":\"invalid_request_error\","
              + "\"message\":\"send conversation, max_tokens from 1 to 1000000, and messages\"}}",
          post(model.endpoint(), "{}").body());
      for (String budget : List.of("0", "1000001", "1.5", "1e99", "\"64\"")) {
        assertEquals(400, ask(model, "a", budget).statusCode(), budget);
      }
      assertEquals(200, ask(model, "a", 64).statusCode());
    }
  }

  @Test
  void closingFreesThePortAndEndsTheThreads() throws Exception {
    URI endpoint;
    try (FlakyModel model = FlakyModel.start(Script.parse("answer"), CLOCK)) {
      endpoint = model.endpoint();
      ask(model, "a", 64);
      assertTrue(threads().count() > 0);
    }
    for (Thread thread : threads().toList()) {
      thread.join(Duration.ofSeconds(10).toMillis());
    }
    assertEquals(List.of(), threads().toList());
    assertThrows(
        ConnectException.class, () -> new Socket(endpoint.getHost(), endpoint.getPort()).close());
  }

  private static java.util.stream.Stream<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("flaky-model"));
  }

  private String retryAfter(FlakyModel model) throws IOException, InterruptedException {
    return ask(model, "a", 64).headers().firstValue("Retry-After").orElse("");
  }

  private HttpResponse<String> ask(FlakyModel model, String conversation, int budget)
      throws IOException, InterruptedException {
    return ask(model, conversation, Integer.toString(budget));
  }

  private HttpResponse<String> ask(FlakyModel model, String conversation, String budget)
      throws IOException, InterruptedException {
    return post(
        model.endpoint(),
        ("{'conversation':'%s','max_tokens':%s,'messages':['I was charged twice today.']}")
            .formatted(conversation, budget)
            .replace('\'', '"'));
  }

  private HttpResponse<String> post(URI endpoint, String body)
      throws IOException, InterruptedException {
    return http.send(
        HttpRequest.newBuilder(endpoint).POST(BodyPublishers.ofString(body)).build(),
        BodyHandlers.ofString());
  }
}
