package com.acme.msp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.json.JsonException;
import dev.retryevents.json.jackson3.CodecModule;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

class JacksonTest {

  private static final String FRAME =
      """
      {"jsonrpc": "2.0", "emittedAtMs": 1700000000000, "method": "turn/retryScheduled", "params": {
        "attempt": 1, "maxAttempts": 3, "nextAttempt": 2, "retryDelayMs": 2000,
        "reason": "provider stream disconnected", "sessionId": "session-1",
        "sourceRange": {
          "first": {"id": "record-7", "sequence": 7},
          "last": {"id": "record-7", "sequence": 7},
          "stream": {"id": "session-1", "kind": "session"}},
        "turnId": "turn-1", "viewCursor": "cursor-8"}}
      """;

  private final ObjectMapper mapper =
      JsonMapper.builder()
          .addModule(new CodecModule().with(Notification.class, NotificationCodec.INSTANCE))
          .build();

  private final ObjectMapper mapperOfFrames =
      JsonMapper.builder()
          .addModule(
              new CodecModule().with(Notification_e9a18b.class, Notification_e9a18bCodec.INSTANCE))
          .build();

  @Test
  void aNotificationIsReadAndWrittenByItsCodec() {
    Notification heard = mapper.readValue(FRAME, Notification.class);
    assertEquals(NotificationCodec.INSTANCE.decode(FRAME), heard);
    assertEquals(mapper.readTree(FRAME), mapper.readTree(mapper.writeValueAsString(heard)));
  }

  /** The bundle has a definition of the name that the family has, so it goes by another. */
  @Test
  void theFrameOfAnyNotificationIsATypeToo() {
    Notification_e9a18b frame = mapperOfFrames.readValue(FRAME, Notification_e9a18b.class);
    assertEquals("turn/retryScheduled", frame.method());
    assertEquals(mapper.readTree(FRAME), mapper.readTree(mapperOfFrames.writeValueAsString(frame)));
  }

  @Test
  void aFaultIsOneOfJacksonsWithItsCause() {
    String wrong = FRAME.replace("\"attempt\": 1", "\"attempt\": true");
    Exception fault =
        assertThrows(DatabindException.class, () -> mapper.readValue(wrong, Notification.class));
    assertEquals("/params/attempt", ((JsonException) fault.getCause()).pointer());
  }
}
