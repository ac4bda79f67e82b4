package com.acme.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.session.client.SessionClient;
import com.acme.session.client.Settlement;
import com.acme.session.terminal.PlainScreen;
import com.acme.session.wire.WireSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All that client and host say to each other, through the death of a host. */
class ConversationTest {

  @TempDir Path folder;

  @Test
  void everyFrameOnTheWireIsValid() throws Exception {
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    List<String> host =
        HostCommand.of(folder.resolve("session.log"), List.of("--pace", "0.02", "--seed", "7"));
    SessionClient client =
        new SessionClient(
            WireTap.command(folder, host),
            new PlainScreen(new PrintStream(shown, true, StandardCharsets.UTF_8)),
            Clock.systemUTC(),
            2);
    Settlement settlement = client.run("go on [503] [529] [garbled]");
    assertInstanceOf(Settlement.Completed.class, settlement);
    WireSchema schema = new WireSchema();
    List<String> asked = frames("client.ndjson");
    asked.forEach(frame -> assertEquals(List.of(), schema.faultsOfClient(frame), frame));
    List<String> told = frames("host.ndjson");
    told.forEach(frame -> assertEquals(List.of(), schema.faultsOfHost(frame), frame));
    assertEquals(2, count(asked, "\"method\":\"initialize\""));
    assertEquals(1, count(asked, "\"method\":\"view/subscribe\""));
    assertEquals(3, count(told, "\"method\":\"turn/retryScheduled\""));
    assertEquals(1, count(told, "\"method\":\"turn/completed\""));
    assertTrue(
        shown.toString(StandardCharsets.UTF_8).endsWith("turn completed" + System.lineSeparator()));
  }

  private List<String> frames(String file) throws IOException {
    String text = Files.readString(folder.resolve(file));
    // A host that is killed may stop within a line, and the next one begins behind it.
    return text.lines().filter(line -> line.endsWith("}")).toList();
  }

  private static long count(List<String> frames, String part) {
    return frames.stream().filter(frame -> frame.contains(part)).count();
  }
}
