package com.acme.session.line;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineReaderTest {

  @ParameterizedTest
  @CsvSource({"'a\n', a", "'a\r\n', a", "'\n', ''", "'\r\n', ''", "'a\rb\n', 'a\rb'"})
  void aLineEndsInALineFeedWithOrWithoutACarriageReturn(String stream, String line)
      throws IOException {
    Line.Whole whole = whole(reader(stream, 10));
    assertEquals(line, text(whole));
    assertTrue(whole.isEnded());
    assertEquals(stream.length(), whole.size());
  }

  @Test
  void theEndOfTheStreamEndsALineToo() throws IOException {
    LineReader lines = reader("a\nb", 10);
    assertTrue(whole(lines).isEnded());
    Line.Whole last = whole(lines);
    assertEquals("b", text(last));
    assertFalse(last.isEnded());
    assertNull(lines.next());
    assertNull(lines.next());
  }

  @ParameterizedTest
  @CsvSource({"'\n'", "'\r\n'", "''"})
  void theLimitCountsTheLineWithoutItsEnding(String ending) throws IOException {
    assertEquals("12345", text(whole(reader("12345" + ending, 5))));
    Line.TooLong longer = assertInstanceOf(Line.TooLong.class, reader("123456" + ending, 5).next());
    assertEquals(6 + ending.length(), longer.size());
  }

  @Test
  void behindALineThatIsTooLongTheNextOneIsRead() throws IOException {
    LineReader lines = reader("x".repeat(300_000) + "\r\nnext\n", 200_000);
    assertEquals(300_002, assertInstanceOf(Line.TooLong.class, lines.next()).size());
    assertEquals("next", text(whole(lines)));
  }

  @Test
  void aLineMayBeLongerThanAChunk() throws IOException {
    byte[] line = new byte[200_000];
    Arrays.fill(line, (byte) 'x');
    LineReader lines = reader(new String(line, StandardCharsets.US_ASCII) + "\ny\n", 200_000);
    assertArrayEquals(line, whole(lines).bytes());
    assertEquals("y", text(whole(lines)));
  }

  @Test
  void theTwoBytesOfAnEndingMayStandInTwoChunks() throws IOException {
    int chunk = 1 << 16;
    LineReader lines = reader("x".repeat(chunk - 1) + "\r\ny\n", chunk);
    assertEquals(chunk - 1, whole(lines).bytes().length);
    assertEquals("y", text(whole(lines)));
  }

  private static LineReader reader(String stream, int limit) {
    return new LineReader(new ByteArrayInputStream(stream.getBytes(StandardCharsets.UTF_8)), limit);
  }

  private static Line.Whole whole(LineReader lines) throws IOException {
    return assertInstanceOf(Line.Whole.class, lines.next());
  }

  private static String text(Line.Whole line) {
    return new String(line.bytes(), StandardCharsets.UTF_8);
  }
}
