package com.acme.client;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Prints what the client shows: the sample of its table. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    out.println(sample().message());
  }

  private static TurnNotice sample() {
    SourceRange range =
        new SourceRange(
            new RecordPosition("record-7", 7),
            new RecordPosition("record-8", 8),
            new StreamRef("stream-1", "session"));
    return new TurnRetryScheduled(
        1, 3, 2, "provider stream disconnected", 2_000, "session-1", range, "turn-1", "cursor-8");
  }
}
