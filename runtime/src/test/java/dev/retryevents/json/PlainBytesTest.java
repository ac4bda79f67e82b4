package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    byte[] copy = new byte[3 + end - from];
    assertEquals(expected, PlainBytes.copy(text, from, end, copy, 3));
    assertTrue(Arrays.equals(text, from, expected, copy, 3, 3 + expected - from));
  }

  @Test
  void aByteIsFoundAtEveryAlignment() {
    for (int length = 0; length < 20; length++) {
      for (int at = 0; at < length; at++) {
        for (int neighbour = 0; neighbour < 256; neighbour++) {
          byte[] text = new byte[length];
          Arrays.fill(text, (byte) neighbour);
          text[at] = '?';
          for (int from = 0; from <= length; from++) {
            int expected = from <= at ? at : -1;
            if (neighbour == '?') {
              expected = from < length ? from : -1;
            }
            assertEquals(expected, PlainBytes.indexOf(text, (byte) '?', from));
          }
        }
      }
    }
  }
}
