package com.acme.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as a person runs it: a client, which starts a host. */
class ClientProcessTest {

  /** From the start of the last line to its end: what a terminal is told to write over. */
  private static final String ERASE = "\r\u001B[K";

  private static final String PROMPT = "go on [503] [529]";

  @TempDir Path folder;

  private record Outcome(int status, String out, String err) {}

  @Test
  void aPipeGetsOneLineAChange() throws Exception {
    Outcome outcome = run("--pace", "0.02", "--seed", "7", PROMPT);
    assertEquals(
        List.of(
            "> go on [503] [529]",
            "attempt 1/4 · retrying in 1s · Acme AI: 503",
            "attempt 2/4 · retrying in 2s · Acme AI: 529",
            "I looked into it: go on. All is well.",
            "turn completed"),
        inWords(outcome.out()).lines().toList());
    assertEquals(0, outcome.status());
    assertEquals("", outcome.err());
  }

  @Test
  void aTurnOutlivesItsHost() throws Exception {
    Outcome outcome = run("--pace", "0.02", "--seed", "7", "--kill", "2", PROMPT);
    List<String> lines = new ArrayList<>(inWords(outcome.out()).lines().toList());
    assertEquals("· the host has ended; the next one carries on ·", lines.remove(3));
    assertEquals(5, lines.size(), outcome.out());
    assertEquals("turn completed", lines.get(4));
  }

  @Test
  void aTerminalGetsALineThatIsWrittenOver() throws Exception {
    Outcome outcome = run("--live", "--pace", "0.05", "--seed", "12", PROMPT);
    String out = outcome.out();
    assertTrue(out.contains("\n\u001B[?7lattempt 1/4 · retrying in 1s · Acme AI"), out);
    assertTrue(out.contains(ERASE + "\u001B[?7lattempt 2/4 · retrying in 3s · Acme AI"), out);
    assertTrue(out.contains(ERASE + "\u001B[?7lattempt 2/4 · retrying in 2s · Acme AI"), out);
    assertTrue(out.endsWith("All is well.\nturn completed\n"), out);
    assertEquals(out.split("7l", -1).length, out.split("7h", -1).length, "wrapping is on again");
  }

  @Test
  void aLiveLineFitsTheTerminal() throws Exception {
    Outcome outcome = run("--live", "--pace", "0.02", "go on [a reason much longer than that]");
    for (String shown : outcome.out().split("7l")) {
      String line = shown.replaceFirst("\u001B(?s).*", "");
      assertTrue(!line.startsWith("attempt") || line.length() < 40, line);
    }
    assertTrue(outcome.out().contains("…"));
  }

  @Test
  void whatIsNoCommandLineIsAnsweredByTheUsage() throws Exception {
    for (List<String> arguments :
        List.of(
            List.of("--nonsense"),
            List.of("--log"),
            List.of("a", "b"),
            List.of("--kill", "x"),
            List.of("host"),
            List.of("host", "--log", "x", "--pace", "nan"))) {
      Outcome outcome = run(arguments.toArray(String[]::new));
      assertEquals(2, outcome.status(), arguments::toString);
      assertEquals("", outcome.out());
      assertTrue(outcome.err().contains("usage: "), outcome.err());
      assertFalse(outcome.err().contains("\tat "), outcome.err());
    }
  }

  @Test
  void aHostThatCannotStartSaysWhy() throws Exception {
    Outcome outcome = run("--log", folder.toString(), PROMPT);
    assertEquals(1, outcome.status());
    assertTrue(outcome.err().contains(folder + " (Is a directory)"), outcome.err());
    assertFalse(outcome.err().contains("\tat "), outcome.err());
  }

  /** Without the suffix that the script gives the kinds of failures. */
  private static String inWords(String out) {
    return out.replace("529 overloaded", "529");
  }

  private Outcome run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(HostCommand.of(folder, List.of()));
    command.subList(command.indexOf("host"), command.size()).clear();
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("COLUMNS", "40");
    Path err = folder.resolve("err.txt");
    Process process = builder.redirectError(err.toFile()).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Outcome(process.waitFor(), out.replace("\r\n", "\n"), Files.readString(err));
  }
}
