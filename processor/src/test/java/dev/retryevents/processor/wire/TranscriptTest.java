package dev.retryevents.processor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.retryevents.codec.RpcMethod;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was recorded between a client and a host is read whole, and written back as it was. */
class TranscriptTest {

  private static final Path SHARED = Path.of(System.getProperty("retryevents.shared"), "msp");

  private static final String MODEL =
      """
      package demo;

      import dev.retryevents.annotation.UnknownMembers;
      import dev.retryevents.annotation.WireModel;

      @WireModel(
          family = "Told",
          notifications = "*",
          methods = "*",
          requests = "*",
          types = "*",
          errors = true,
          unknownMembers = UnknownMembers.KEEP)
      interface Model {}
      """;

  @TempDir private Path folder;

  /** Which calls wait for an answer, by direction and id. */
  private final Map<String, RpcMethod<Object, Object>> waiting = new HashMap<>();

  private CompiledModel model;
  private int carried;

  @Test
  void everyFrameOfEveryTranscriptIsReadAndWrittenBack() throws IOException {
    assumeTrue(Files.exists(SHARED), "skipped: the published bundle is not there");
    compile();
    try (Stream<Path> transcripts = Files.list(SHARED.resolve("transcripts"))) {
      for (Path transcript : transcripts.sorted().toList()) {
        waiting.clear();
        for (String line : Files.readAllLines(transcript)) {
          JsonObject entry = (JsonObject) JsonValue.parse(line);
          carry(text(entry, "dir"), (JsonObject) JsonValue.parse(text(entry, "raw")));
        }
      }
    }
    assertEquals(118, carried);
  }

  private void compile() throws IOException {
    Path sources = Files.createDirectories(folder.resolve("sources"));
    Files.writeString(sources.resolve("Model.java"), MODEL);
    Outcome outcome = Javac.strict().seeing(SHARED).compile(sources, folder.resolve("output"));
    assertEquals("", outcome.text());
    model = CompiledModel.of(outcome.output());
  }

  private void carry(String direction, JsonObject frame) {
    JsonValue id = frame.get("id");
    if (id == null) {
      assertSurvives(model.codec("Told"), frame);
    } else if (frame.get("method") != null) {
      String holder = direction.equals("client") ? "demo.Methods" : "demo.Requests";
      RpcMethod<Object, Object> method = model.method(holder, text(frame, "method"));
      if (method != null) {
        waiting.put(direction + id, method);
        assertSurvives(method.params(), frame.get("params"));
      }
    } else {
      String caller = direction.equals("client") ? "server" : "client";
      RpcMethod<Object, Object> method = waiting.remove(caller + id);
      if (method != null) {
        assertSurvives(method.result(), frame.get("result"));
      }
    }
  }

  private void assertSurvives(JsonCodec<Object> codec, JsonValue json) {
    carried++;
    assertNotNull(json);
    Object value = codec.decode(json.toString());
    assertEquals(json, JsonValue.parse(codec.encode(value)));
    assertEquals(value, codec.decode(codec.encode(value)));
  }

  private static String text(JsonObject object, String member) {
    return ((JsonString) object.members().get(member)).value();
  }
}
