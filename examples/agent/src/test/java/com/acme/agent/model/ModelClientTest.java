package com.acme.agent.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.agent.server.FlakyModel;
import com.acme.agent.server.Script;
import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

/** What each response becomes, over HTTP as it is. */
class ModelClientTest {

  private static final InstantSource CLOCK =
      InstantSource.fixed(Instant.parse("2026-11-30T12:00:00.250Z"));
  private static final Model MODEL = new Model("gpt-x", "Globex", 8192);
  private static final ModelRequest REQUEST = request(MODEL, 4096);

  @Test
  void anAnswerIsReadByTheCaller() throws Exception {
    assertEquals("{\"desk\":\"general\",\"urgent\":false}", ask("answer", REQUEST));
  }

  @Test
  void a429CarriesItsLimitAndItsWaitInEitherForm() {
    RateLimitRetryException seconds = failure(RateLimitRetryException.class, "acceleration+12");
    assertEquals("acceleration", seconds.limitType());
    assertEquals(Duration.ofSeconds(12), seconds.retryAfter());
    RateLimitRetryException date = failure(RateLimitRetryException.class, "capacity@12");
    assertEquals("capacity", date.limitType());
    assertEquals(Duration.ofMillis(12_750), date.retryAfter());
    RateLimitRetryException bare = failure(RateLimitRetryException.class, "limit");
    assertEquals("unknown", bare.limitType());
    assertNull(bare.retryAfter());
  }

  @Test
  void anOverloadAndAServerErrorCarryTheWordsOfTheProvider() {
    assertEquals(
        "529 the model is overloaded", failure(OverloadRetryException.class, "overload").details());
    assertEquals(
        "500 internal server error",
        failure(TransientErrorRetryException.class, "error").details());
  }

  @Test
  void aQuotaThatIsUsedUpIsARefusal() {
    RefusalException quota = failure(RefusalException.class, "quota");
    assertEquals(429, quota.status());
    assertEquals("429 the quota of this month is used up", quota.getMessage());
  }

  @Test
  void aTruncationAsksForTheCeilingAndTheCeilingGetsTheWholeAnswer() throws Exception {
    OutputTruncationRetryException signal = failure(OutputTruncationRetryException.class, "long");
    assertEquals(4096, signal.previousBudget());
    assertEquals(8192, signal.newBudget());
    String whole = ask("long", request(MODEL, signal.newBudget()));
    assertTrue(whole.endsWith("\"desk\":\"general\",\"urgent\":false}"), whole);
  }

  @Test
  void aTruncationAtTheCeilingIsNoRetry() {
    ModelRequest request = request(new Model("gpt-x", "Globex", 64), 64);
    AnswerTooLongException failure =
        assertThrows(AnswerTooLongException.class, () -> ask("long", request));
    assertEquals("the answer of gpt-x is longer than its 64 tokens", failure.getMessage());
  }

  @Test
  void anAnswerThatTheCallerCannotReadAsksForACorrection() {
    RuntimeException unreadable = new IllegalArgumentException("not what I asked for");
    ModelRequest third = new ModelRequest("c", MODEL, 4096, "Hello", 2, "no desk");
    ResponseCorrectionRetryException signal =
        assertThrows(
            ResponseCorrectionRetryException.class,
            () ->
                with(
                    "garble",
                    client ->
                        client.ask(
                            third,
                            content -> {
                              throw unreadable;
                            })));
    assertEquals(3, signal.attempt());
    assertEquals("IllegalArgumentException", signal.failure());
  }

  @Test
  void aConnectionThatIsDroppedIsTransient() {
    TransientErrorRetryException signal = failure(TransientErrorRetryException.class, "drop");
    assertInstanceOf(java.io.IOException.class, signal.getCause());
  }

  @Test
  void aPortThatNobodyListensOnIsTransient() throws Exception {
    URI gone;
    try (FlakyModel model = FlakyModel.start(Script.parse("answer"), CLOCK)) {
      gone = model.endpoint();
    }
    assertThrows(TransientErrorRetryException.class, () -> askAt(gone));
  }

  @Test
  void aHostThatDoesNotExistIsNoRetry() {
    Exception failure =
        assertThrows(java.io.IOException.class, () -> askAt(URI.create("http://model.invalid/")));
    assertInstanceOf(java.net.ConnectException.class, failure);
  }

  private static ModelRequest request(Model model, int budget) {
    return new ModelRequest("c", model, budget, "Hello", 0, null);
  }

  private static void askAt(URI endpoint) throws Exception {
    try (ModelClient client = new ModelClient(endpoint, CLOCK)) {
      client.ask(REQUEST, content -> content);
    }
  }

  private static <X extends Exception> X failure(Class<X> type, String script) {
    return assertThrows(type, () -> ask(script, REQUEST));
  }

  private static String ask(String script, ModelRequest request) throws Exception {
    return with(script, client -> client.ask(request, content -> content));
  }

  private static String with(String script, Conversation conversation) throws Exception {
    try (FlakyModel model = FlakyModel.start(Script.parse(script), CLOCK);
        ModelClient client = new ModelClient(model.endpoint(), CLOCK)) {
      return conversation.with(client);
    }
  }

  private interface Conversation {
    String with(ModelClient client) throws Exception;
  }
}
