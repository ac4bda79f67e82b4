package com.acme.session.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewPositionTest {

  @Test
  void aCursorIsReadBack() {
    ViewPosition position = new ViewPosition(12, 3);
    assertEquals(Optional.of(position), ViewPosition.of("s", position.cursor("s")));
  }

  @Test
  void positionsGrowByRecordAndThenByEvent() {
    assertTrue(new ViewPosition(9, 9).compareTo(new ViewPosition(10, 0)) < 0);
    assertTrue(new ViewPosition(10, 0).compareTo(new ViewPosition(10, 0).next()) < 0);
    assertTrue(new ViewPosition(10, 9).compareTo(new ViewPosition(10, 10)) < 0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "v:s:",
        "v:s:1",
        "v:s:1.",
        "v:s:.1",
        "v:s:01.1",
        "v:s:+1.1",
        "v:t:1.1",
        "v:s:1.1 ",
        "v:s:1.99999999999"
      })
  void whatTheHostDoesNotSpellIsNoCursor(String cursor) {
    assertEquals(Optional.empty(), ViewPosition.of("s", cursor));
  }
}
