package com.acme.agent.model;

import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** Asks a model over HTTP, once a call: to try again is up to the caller. */
public final class ModelClient implements AutoCloseable {

  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);
  private static final Duration REPLY_TIMEOUT = Duration.ofMinutes(5);

  private final ExecutorService threads =
      Executors.newCachedThreadPool(work -> new Thread(work, "model-client"));
  private final HttpClient http =
      HttpClient.newBuilder().connectTimeout(CONNECT_TIMEOUT).executor(threads).build();
  private final URI endpoint;
  private final InstantSource clock;

  /**
   * A client.
   *
   * @param endpoint where requests are posted to
   * @param clock the time, from which the date of a Retry-After is counted
   */
  public ModelClient(URI endpoint, InstantSource clock) {
    this.endpoint = endpoint;
    this.clock = clock;
  }

  /**
   * Asks once.
   *
   * @param request what is asked
   * @param reading turns the text of the answer into what the caller wants; what it throws becomes
   *     a {@link ResponseCorrectionRetryException}
   * @return what {@code reading} made of the answer
   * @throws InterruptedException if the thread is interrupted before the reply is there
   * @throws Exception a {@link dev.retryevents.harness.errors.retry.RetrySignal} if a new attempt
   *     may help; a {@link RefusalException}, {@link AnswerTooLongException} or {@link IOException}
   *     if it would not
   */
  public <T> T ask(ModelRequest request, Function<String, T> reading) throws Exception {
    try {
      return answer(request, reading);
    } catch (IOException | RuntimeException failure) {
      throw FailureReader.read(failure, request.model());
    }
  }

  private <T> T answer(ModelRequest request, Function<String, T> reading)
      throws IOException, InterruptedException {
    HttpResponse<byte[]> response = http.send(post(request), BodyHandlers.ofByteArray());
    if (response.statusCode() != 200) {
      throw RefusalException.read(response, clock.instant());
    }
    ModelReply reply = ModelReply.read(response.body());
    if (reply.isTruncated()) {
      throw truncation(request.model(), request.budget());
    }
    try {
      return reading.apply(reply.content());
    } catch (RuntimeException unreadable) {
      int attempt = request.corrections() + 1;
      throw new ResponseCorrectionRetryException(request.model().name(), attempt, unreadable);
    }
  }

  private HttpRequest post(ModelRequest request) {
    return HttpRequest.newBuilder(endpoint)
        .timeout(REPLY_TIMEOUT)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofByteArray(request.toJson()))
        .build();
  }

  /** Below the ceiling there is more to be had; at the ceiling the answer just does not fit. */
  private static RuntimeException truncation(Model model, int budget) {
    return budget < model.ceiling()
        ? new OutputTruncationRetryException(model.name(), budget, model.ceiling())
        : new AnswerTooLongException(model);
  }

  /** Ends the threads and lets go of the connections. */
  @Override
  public void close() {
    if (http instanceof AutoCloseable closeable) { // from JDK 21 on; before, it ends unreferenced
      try {
        closeable.close();
      } catch (Exception e) {
        throw new IllegalStateException("cannot close the HTTP client", e);
      }
    }
    threads.shutdown();
  }
}
