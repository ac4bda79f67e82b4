package com.acme.agent.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.acme.agent.server.Step.RetryAfterForm;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptTest {

  @Test
  void stepsAndConversationsAreRead() {
    assertEquals(
        new Script(
            List.of(
                List.of(
                    new Step(Act.CAPACITY, RetryAfterForm.SECONDS, 12),
                    new Step(Act.ACCELERATION, RetryAfterForm.DATE, 3),
                    new Step(Act.ERROR, RetryAfterForm.NONE, 0)),
                List.of(new Step(Act.ANSWER, RetryAfterForm.NONE, 0)))),
        Script.parse("capacity+12,acceleration@3,error/answer"));
  }

  @Test
  void theTourIsAScriptOfThreeConversations() {
    assertEquals(3, Script.parse(Script.TOUR).conversations().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "''|\"\" is no step; write a word such as capacity, capacity+12 or capacity@12",
        "answer,|\"\" is no step; write a word such as capacity, capacity+12 or capacity@12",
        "capacity+x|\"capacity+x\" is no step; write a word such as capacity, capacity+12 or"
            + " capacity@12",
        "answer+3|\"answer+3\" refuses nothing; write \"answer\", without a time",
        "drop@3|\"drop@3\" refuses nothing; write \"drop\", without a time",
        "anser|there is no step \"anser\"; write one of acceleration, capacity, limit, quota,"
            + " overload, error, drop, garble, partial, long, answer"
      })
  void whatIsNoScriptIsRefusedWithWhatToWrite(String text, String message) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> Script.parse(text)).getMessage());
  }
}
