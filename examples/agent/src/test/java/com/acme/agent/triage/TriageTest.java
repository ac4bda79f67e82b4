package com.acme.agent.triage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.json.JsonException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TriageTest {

  @Test
  void anAnswerIsReadWhateverElseItSays() {
    assertEquals(
        new Triage("billing", true),
        Triage.read("{\"thoughts\":\"hm\",\"urgent\":true,\"desk\":\"billing\"}"));
  }

  @Test
  void itReadsAsAPersonWouldSayIt() {
    assertEquals("billing, urgent", new Triage("billing", true).toString());
    assertEquals("general", new Triage("general", false).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{\"desk\":\"bil", "Sure! {}", "{} {}"})
  void whatIsNoJsonIsRefused(String answer) {
    assertThrows(JsonException.class, () -> Triage.read(answer));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[]", "{}", "{\"desk\":\"billing\"}", "{\"desk\":\"billing\",\"urgent\":\"yes\"}"})
  void jsonThatDoesNotSayWhatItShouldIsRefusedWithWhatToSay(String answer) {
    assertEquals(
        "give \"desk\", a string, and \"urgent\", true or false",
        assertThrows(UnfitAnswerException.class, () -> Triage.read(answer)).getMessage());
  }
}
