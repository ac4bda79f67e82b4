package com.acme.session.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.session.frame.FrameWriter;
import com.acme.session.wire.WireSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** No line of a client brings a host out of its stride. */
class ConnectionFuzzTest {

  private static final int ROUNDS = 5_000;
  private static final String SEED_LINE =
      "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"initialize\","
          + "\"params\":{\"clientInfo\":{\"name\":\"a\",\"version\":\"1\"}}}";
  private static final byte[] SALT =
      "{}[]\",:\\0-1.5eE tfn\u00FC\uD83D\uDE80".getBytes(StandardCharsets.UTF_8);

  @Test
  void everyLineHasOneValidAnswerOrNone() throws IOException {
    long seed = 20_260_101;
    Random random = new Random(seed);
    WireSchema schema = new WireSchema();
    int answers = 0;
    for (int round = 0; round < ROUNDS; round++) {
      byte[] line = mutated(random);
      List<String> said = answers(line);
      answers += said.size();
      String what = "seed " + seed + ", round " + round;
      assertTrue(said.size() <= 1, what);
      for (String answer : said) {
        // The one thing that is granted is what the line asks for before it is changed.
        schema.faultsOfClient(SEED_LINE);
        boolean isOtherId = answer.contains("result") && !answer.contains("\"id\":7,");
        assertEquals(List.of(), isOtherId ? List.of() : schema.faultsOfHost(answer), what);
      }
    }
    assertTrue(answers > ROUNDS / 2, answers + " answers");
  }

  private static byte[] mutated(Random random) {
    byte[] line = SEED_LINE.getBytes(StandardCharsets.UTF_8);
    for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
      line[random.nextInt(line.length)] =
          random.nextInt(8) == 0
              ? (byte) ('\n' + 1 + random.nextInt(200))
              : SALT[random.nextInt(SALT.length)];
    }
    return line;
  }

  private static List<String> answers(byte[] line) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    FrameWriter out = new FrameWriter(said, e -> {});
    List<Method<?, ?>> methods = List.of(InitializeMethod.ofBundle());
    new Connection(methods, out).run(new ByteArrayInputStream(line));
    return said.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
