package com.acme.session.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ScreenTest {

  private static final String END = System.lineSeparator();
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(written, true, StandardCharsets.UTF_8);
  private int columns = 80;

  @Test
  void aPlainScreenTakesOneLineAChangeAndTimeIsNone() {
    PlainScreen screen = new PlainScreen(out);
    screen.say("> go on");
    screen.show("c1", "retrying in 2s");
    screen.show("c1", "retrying in 1s");
    screen.clear();
    screen.show("c1", "retrying in 1s");
    screen.show("c2", "retrying in 4s");
    screen.close();
    assertEquals("> go on" + END + "retrying in 2s" + END + "retrying in 4s" + END, written());
  }

  @Test
  void aLiveScreenWritesOverItsLastLine() {
    LiveScreen screen = new LiveScreen(out, () -> columns);
    screen.show("c1", "2s");
    screen.show("c1", "1s");
    assertEquals("«2s»<«1s»", marked());
  }

  @Test
  void aLineThatDidNotChangeIsNotWrittenAgain() {
    LiveScreen screen = new LiveScreen(out, () -> columns);
    screen.show("c1", "2s");
    screen.show("c1", "2s");
    assertEquals("«2s»", marked());
  }

  @Test
  void aLineThatStaysIsWrittenAboveTheOneThatChanges() {
    LiveScreen screen = new LiveScreen(out, () -> columns);
    screen.show("c1", "2s");
    screen.say("news");
    assertEquals("«2s»<news" + END + "«2s»", marked());
  }

  @Test
  void theScreenIsLeftWithoutTheLineThatChanges() {
    LiveScreen screen = new LiveScreen(out, () -> columns);
    screen.show("c1", "2s");
    screen.close();
    screen.close();
    assertEquals("«2s»<", marked());
  }

  @Test
  void aLiveScreenThatShowsNothingWritesNoSequence() {
    LiveScreen screen = new LiveScreen(out, () -> columns);
    screen.clear();
    screen.say("news");
    screen.close();
    assertEquals("news" + END, marked());
  }

  @Test
  void theLastColumnStaysFreeWhateverTheWidthIsNow() {
    LiveScreen screen = new LiveScreen(out, () -> columns);
    columns = 5;
    screen.show("c1", "12345");
    columns = 6;
    screen.show("c1", "12345");
    columns = 0;
    screen.show("c1", "12345");
    assertEquals("«123…»<«12345»<«…»", marked());
  }

  private String written() {
    return written.toString(StandardCharsets.UTF_8);
  }

  /** With a mark for each sequence: wrapping off and on, and back to the start with an erasure. */
  private String marked() {
    return written()
        .replace("\u001B[?7l", "«")
        .replace("\u001B[?7h", "»")
        .replace("\r\u001B[K", "<");
  }
}
