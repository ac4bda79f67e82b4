package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonPlaceTest {

  private static final byte[] TEXT = Texts.utf8("a\nb\r\nc\rdé😀x");

  @ParameterizedTest
  @CsvSource({
    "0, 1:1", "1, 1:2", "2, 2:1", "5, 3:1", "6, 3:2", "7, 4:1", "8, 4:2", "10, 4:3", "14, 4:4",
    "15, 4:5"
  })
  void linesEndInThreeWaysAndColumnsCountCodePoints(int offset, String place) {
    assertEquals(place, JsonPlace.of(TEXT, offset).toString());
    assertEquals(offset, JsonPlace.of(TEXT, offset).offset());
  }

  @Test
  void placesOutsideTheTextAreRefused() {
    assertThrows(IndexOutOfBoundsException.class, () -> JsonPlace.of(TEXT, 16));
    assertThrows(IllegalArgumentException.class, () -> new JsonPlace(-2, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> new JsonPlace(0, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> new JsonPlace(0, 1, 0));
  }
}
