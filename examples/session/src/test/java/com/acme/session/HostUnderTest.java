package com.acme.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.acme.session.wire.WireSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A host in a process of its own, every frame of which is held to the bundle. */
public final class HostUnderTest implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String END = "";

  private final Process process;
  private final WireSchema schema = new WireSchema();
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final Thread reader = new Thread(this::read);

  public HostUnderTest(Path log, String... options) throws IOException {
    this.process =
        new ProcessBuilder(HostCommand.of(log, List.of(options)))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    reader.setDaemon(true);
    reader.start();
  }

  /** Only what ends in a line feed was said; a host that is killed may stop within a line. */
  private void read() {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try (InputStream in = process.getInputStream()) {
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          lines.add(line.toString(StandardCharsets.UTF_8));
          line.reset();
        } else {
          line.write(next);
        }
      }
    } catch (IOException killed) {
      // As if it had ended.
    }
    lines.add(END);
  }

  /** Sends a line as it is, with grave accents for quotes; a host that is gone takes nothing. */
  public void send(String line) {
    sendBytes((line.replace('`', '"') + "\n").getBytes(StandardCharsets.UTF_8));
  }

  public void sendBytes(byte[] bytes) {
    OutputStream out = process.getOutputStream();
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException gone) {
      // The end of its output will tell.
    }
  }

  /** Sends a request that the bundle allows. */
  public void request(String id, String method, String params) {
    String frame =
        "{`jsonrpc`:`2.0`,`id`:`%s`,`method`:`%s`,`params`:%s}"
            .formatted(id, method, params)
            .replace('`', '"');
    assertEquals(List.of(), schema.faultsOfClient(frame));
    send(frame);
  }

  /** Opens the conversation. */
  public HostUnderTest open() {
    request("init", "initialize", "{`clientInfo`:{`name`:`test`,`version`:`1`}}");
    await(frame -> frame.path("id").asString("").equals("init"));
    return this;
  }

  /** The result of a request. */
  public JsonNode ask(String id, String method, String params) {
    request(id, method, params);
    JsonNode answer = await(frame -> frame.path("id").asString("").equals(id));
    assertNotNull(answer, "the host is gone");
    return answer.path("result");
  }

  /** The next frame; null when the host is gone. Every frame is valid. */
  public JsonNode next() {
    try {
      String line = lines.poll(30, TimeUnit.SECONDS);
      assertNotNull(line, "the host says nothing");
      if (line.equals(END)) {
        lines.add(END);
        return null;
      }
      assertEquals(List.of(), schema.faultsOfHost(line), line);
      return JSON.readTree(line);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The first frame that is meant; those before it go by. Null when the host is gone. */
  public JsonNode await(Predicate<JsonNode> meant) {
    JsonNode frame = next();
    while (frame != null && !meant.test(frame)) {
      frame = next();
    }
    return frame;
  }

  /** The next notification of a method. */
  public JsonNode awaitNotification(String method) {
    return await(frame -> frame.path("method").asString("").equals(method));
  }

  /** Begins a session, or finds it again. */
  public String session() {
    return ask("s", "session/start", "{`commandId`:`c`}").at("/session/sessionId").asString();
  }

  /** Says something to the model. */
  public void say(String sessionId, String command, String text) {
    String params = "{`commandId`:`%s`,`sessionId`:`%s`,`input`:[{`type`:`text`,`text`:`%s`}]}";
    String escaped = text.replace("\n", "\\n").replace("\u0007", "\\u0007");
    request("t", "turn/start", params.formatted(command, sessionId, escaped));
  }

  /** The notifications up to the end of a turn. */
  public List<JsonNode> untilEnd() {
    List<JsonNode> frames = new ArrayList<>();
    JsonNode frame;
    do {
      frame = next();
      if (frame.has("method")) {
        frames.add(frame);
      }
    } while (!frame.path("method").asString("").equals("turn/completed"));
    return frames;
  }

  /** Kills the process with SIGKILL, where there are signals. */
  public void kill() {
    process.destroyForcibly();
    try {
      process.waitFor();
      reader.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The exit status after the end of the input. */
  public int end() {
    try {
      process.getOutputStream().close();
      return process.waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    kill();
  }
}
