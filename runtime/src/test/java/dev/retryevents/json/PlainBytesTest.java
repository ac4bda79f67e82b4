package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The end of plain text, found eight bytes at a time, is the one found byte by byte. */
class PlainBytesTest {

  @Test
  void everyByteIsJudgedAtEveryAlignment() {
    for (int from = 0; from < 9; from++) {
      for (int at = from; at < from + 18; at++) {
        for (int b = 0; b < 256; b++) {
          byte[] text = new byte[from + 20];
          Arrays.fill(text, (byte) '~');
          text[at] = (byte) b;
          for (int end = at; end <= text.length; end++) {
            check(text, from, end);
          }
        }
      }
    }
  }

  @Test
  void aByteIsJudgedAlikeWhateverItsNeighbours() {
    byte[] text = new byte[16];
    for (int first = 0; first < 256; first++) {
      for (int second = 0; second < 256; second++) {
        Arrays.fill(text, (byte) ' ');
        text[3] = (byte) first;
        text[4] = (byte) second;
        check(text, 0, 16);
      }
    }
  }

  @Test
  void randomBytesAreJudgedAlike() {
    Random random = new Random(64);
    byte[] text = new byte[40];
    for (int i = 0; i < 100_000; i++) {
      random.nextBytes(text);
      for (int at = random.nextInt(40); at > 0; at--) {
        text[at] = (byte) (' ' + 1 + random.nextInt(90));
      }
      check(text, random.nextInt(8), 40 - random.nextInt(8));
    }
  }

  private static void check(byte[] text, int from, int end) {
    int expected = from;
    while (expected < end
        && text[expected] >= ' '
        && text[expected] != '"'
        && text[expected] != '\\') {
      expected++;
    }
    assertEquals(expected, PlainBytes.end(text, from, end));
  }
}
