package com.acme.agent.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The server: answers on a free port of this machine, by the script. */
public final class FlakyModel implements AutoCloseable {

  private static final String HOST = "127.0.0.1";
  private static final String PATH = "/v1/messages";

  private final HttpServer http;
  private final ExecutorService threads =
      Executors.newSingleThreadExecutor(work -> new Thread(work, "flaky-model"));
  private final InstantSource clock;

  private final ScriptCursor script; // which the one thread alone touches
  private final List<Question> questions = new ArrayList<>();

  private FlakyModel(HttpServer http, Script script, InstantSource clock) {
    this.http = http;
    this.clock = clock;
    this.script = new ScriptCursor(script);
  }

  /**
   * Starts a server.
   *
   * @param script what it does
   * @param clock the time, from which the date of a Retry-After is counted
   * @return the server, which must be closed
   * @throws IOException if there is no free port
   */
  public static FlakyModel start(Script script, InstantSource clock) throws IOException {
    HttpServer http = HttpServer.create(new InetSocketAddress(HOST, 0), 0);
    FlakyModel model = new FlakyModel(http, script, clock);
    http.createContext(PATH, model::handle);
    http.setExecutor(model.threads);
    http.start();
    return model;
  }

  /** {@return where to post requests to} */
  public URI endpoint() {
    return URI.create("http://" + HOST + ":" + http.getAddress().getPort() + PATH);
  }

  /** {@return the requests so far, in their order} */
  public List<Question> questions() {
    synchronized (questions) {
      return List.copyOf(questions);
    }
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      Question question;
      try {
        question = Question.read(body);
      } catch (RuntimeException e) {
        send(exchange, Reply.error(400, "invalid_request_error", String.valueOf(e.getMessage())));
        return;
      }
      synchronized (questions) {
        questions.add(question);
      }
      perform(script.next(question.conversation()), question, exchange);
    }
  }

  private void perform(Optional<Step> step, Question question, HttpExchange exchange)
      throws IOException {
    if (step.isEmpty()) {
      send(exchange, Reply.error(410, "script_exhausted", "the script has no step left"));
      return;
    }
    step.get()
        .retryAfter(clock.instant())
        .ifPresent(value -> exchange.getResponseHeaders().set("Retry-After", value));
    send(exchange, Reply.to(question, step.get().act()));
  }

  private static void send(HttpExchange exchange, Reply reply) throws IOException {
    if (reply.status() == 0) {
      return; // closing the exchange closes the connection
    }
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(reply.status(), reply.body().length);
    exchange.getResponseBody().write(reply.body());
  }

  /** Frees the port and ends the threads. */
  @Override
  public void close() {
    http.stop(0);
    threads.shutdownNow();
  }
}
