package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HumanReadableTest {

  @Test
  void whatOnlyHasAMessageCanBeAppendedAllTheSame() {
    HumanReadable event = () -> "Retrying";
    StringBuilder out = new StringBuilder("job 7: ");
    event.appendMessage(out);
    assertEquals("job 7: Retrying", out.toString());
  }
}
