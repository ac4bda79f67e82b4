package com.acme.agent.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelReplyTest {

  @Test
  void anEnvelopeIsReadWhateverElseItHolds() throws IOException {
    assertEquals(
        new ModelReply("end_turn", "hi"),
        read("{\"id\":7,\"content\":\"hi\",\"stop_reason\":\"end_turn\"}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "<html>", "[]", "{\"content\":\"hi\"}", "{\"content\":\"hi"})
  void aBrokenEnvelopeIsAFailureOfIoAndNotOfTheModel(String body) {
    assertThrows(IOException.class, () -> read(body));
  }

  private static ModelReply read(String body) throws IOException {
    return ModelReply.read(body.getBytes(StandardCharsets.UTF_8));
  }
}
