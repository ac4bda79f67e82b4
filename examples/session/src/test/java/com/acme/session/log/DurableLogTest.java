package com.acme.session.log;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DurableLogTest {

  private static final List<String> TEXTS = List.of("{\"n\":1}", "", "\u00FCber", "{\"n\":4}");

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("deep").resolve("session.log");
  }

  @Test
  void whatWasAppendedIsThereAgain() throws IOException {
    write(TEXTS);
    assertEquals(TEXTS, read());
    write(List.of("more"));
    assertEquals(List.of("{\"n\":1}", "", "\u00FCber", "{\"n\":4}", "more"), read());
  }

  @Test
  void aLineIsReadableByPeopleToo() throws IOException {
    write(List.of("123456789"));
    // The check value of CRC-32C, from the catalogue of parametrised CRC algorithms.
    assertEquals("e3069283 123456789\n", Files.readString(file));
  }

  @Test
  void aTailTornAtAnyByteIsCutAndNothingBeforeItIsLost() throws IOException {
    write(TEXTS);
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length <= whole.length; length++) {
      byte[] torn = Arrays.copyOf(whole, length);
      int lines =
          (int)
              new String(torn, StandardCharsets.ISO_8859_1).chars().filter(c -> c == '\n').count();
      Files.write(file, torn);
      assertEquals(TEXTS.subList(0, lines), read(), "cut to " + length);
      write(List.of("after"));
      List<String> after = new ArrayList<>(TEXTS.subList(0, lines));
      after.add("after");
      assertEquals(after, read(), "appended to " + length);
    }
  }

  @Test
  void aTailOfZerosOrOfAnythingElseIsCut() throws IOException {
    write(TEXTS);
    byte[] whole = Files.readAllBytes(file);
    for (String tail : List.of("\0\0\0\0", "x", "e3069283 12345678\n", "e3069283 123456789")) {
      Files.write(file, concatenated(whole, tail.getBytes(StandardCharsets.US_ASCII)));
      assertEquals(TEXTS, read());
      assertArrayEquals(whole, Files.readAllBytes(file));
    }
  }

  @Test
  void aByteThatChangedIsATornTailInTheLastLineAndDamageBeforeIt() throws IOException {
    write(TEXTS);
    byte[] whole = Files.readAllBytes(file);
    int lastLine = whole.length - "{\"n\":4}".length() - 10;
    for (int at = 0; at < whole.length; at++) {
      if (at == lastLine - 1) {
        continue; // without the line feed between them, the last two lines are one
      }
      byte[] changed = whole.clone();
      changed[at] ^= 0x40;
      Files.write(file, changed);
      if (at >= lastLine) {
        assertEquals(TEXTS.subList(0, 3), read());
      } else {
        LogFault fault = assertThrows(LogFault.class, this::read);
        assertTrue(fault.getMessage().contains("is damaged, and lines follow it"));
        assertArrayEquals(changed, Files.readAllBytes(file));
      }
    }
  }

  @Test
  void aTextThatTheProgramDoesNotKnowIsNamedByItsLine() throws IOException {
    write(TEXTS);
    LogFault fault =
        assertThrows(
            LogFault.class,
            () ->
                DurableLog.open(
                    file,
                    text -> {
                      if (text.length == 0) {
                        throw new IllegalArgumentException("it is empty");
                      }
                    }));
    assertEquals(
        "line 2 of the log " + file + " holds no record that this host knows: it is empty",
        fault.getMessage());
  }

  @Test
  void oneProcessAtATimeHasTheFile() throws IOException {
    DurableLog first = DurableLog.open(file, text -> {});
    LogFault fault = assertThrows(LogFault.class, this::read);
    assertTrue(fault.getMessage().contains("is in use"));
    first.append(bytes("still mine"));
    first.close();
    assertEquals(List.of("still mine"), read());
  }

  @Test
  void aThreadThatIsInterruptedAppendsAllTheSame() throws IOException {
    try (DurableLog log = DurableLog.open(file, text -> {})) {
      Thread.currentThread().interrupt();
      log.append(bytes("1"));
      assertTrue(Thread.interrupted());
      log.append(bytes("2"));
    }
    assertEquals(List.of("1", "2"), read());
  }

  @Test
  void aTextOfTwoLinesIsRefusedBeforeAnythingIsWritten() throws IOException {
    try (DurableLog log = DurableLog.open(file, text -> {})) {
      assertThrows(IllegalArgumentException.class, () -> log.append(bytes("a\nb")));
      log.append(bytes("c"));
    }
    assertEquals(List.of("c"), read());
  }

  @Test
  void aLogThatIsClosedTakesNothing() throws IOException {
    DurableLog log = DurableLog.open(file, text -> {});
    log.close();
    assertThrows(LogFault.class, () -> log.append(bytes("late")));
  }

  private void write(List<String> texts) throws IOException {
    try (DurableLog log = DurableLog.open(file, text -> {})) {
      for (String text : texts) {
        log.append(bytes(text));
      }
    }
  }

  private List<String> read() throws IOException {
    List<String> texts = new ArrayList<>();
    DurableLog.open(file, text -> texts.add(new String(text, StandardCharsets.UTF_8))).close();
    return texts;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] concatenated(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }
}
