package com.acme.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.event.RetrySeconds;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a run does to the program around it, and when it speaks. */
@Timeout(60)
class RunTest {

  /**
   * What the JDK keeps for itself: the carriers and timers of virtual threads, and the thread of an
   * HTTP client, which before JDK 21 cannot be closed and ends when it is collected.
   */
  private static final String OF_THE_JDK =
      "(HttpClient-[0-9]+-SelectorManager|ForkJoinPool|VirtualThread|CompletableFuture).*";

  @Test
  void anEventIsShownBeforeItsWaitIsOver() throws Exception {
    LinkedBlockingQueue<String> shown = new LinkedBlockingQueue<>();
    PrintStream out =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8) {
          @Override
          public void println(String line) {
            shown.add(line);
          }
        };
    StringBuilder seen = new StringBuilder();
    Main.run(
        out,
        out,
        duration -> {
          String line = shown.poll(30, TimeUnit.SECONDS);
          seen.append(line)
              .append(" then ")
              .append(RetrySeconds.ofMillis(duration.toMillis()))
              .append('\n');
        },
        "--script",
        "error,answer");
    assertTrue(
        seen.toString().matches(".*Retrying in ~(\\d+) seconds \\(attempt 1\\) then \\1\\n"),
        seen.toString());
  }

  @Test
  void aRunLeavesNoThreads() throws Exception {
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    PrintStream nowhere = new PrintStream(PrintStream.nullOutputStream());
    assertEquals(0, Main.run(nowhere, nowhere, duration -> {}));
    for (Thread thread : newThreads(before)) {
      thread.join(Duration.ofSeconds(10).toMillis());
    }
    assertEquals(List.of(), newThreads(before).stream().map(Thread::getName).toList());
  }

  private static Set<Thread> newThreads(Set<Thread> before) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> !before.contains(thread) && !thread.getName().matches(OF_THE_JDK))
        .collect(Collectors.toSet());
  }
}
