package com.acme.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.agent.server.Script;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {

  @Test
  void withoutArgumentsItIsTheTourAtItsOwnPace() {
    assertEquals(new Options(1, 1, Script.parse(Script.TOUR), false), Options.parse());
  }

  @Test
  void eachArgumentIsReadInAnyOrder() {
    assertEquals(
        new Options(60, -7, Script.parse("error,answer"), true),
        Options.parse("--help", "--script", "error,answer", "--seed", "-7", "--speed", "60"));
  }

  @Test
  void theHelpNamesEveryArgumentAndFitsATerminal() {
    for (String name : new String[] {"--speed", "--seed", "--script", "--help"}) {
      assertTrue(Options.HELP.contains(name), name);
    }
    Options.HELP.lines().forEach(line -> assertTrue(line.length() <= 100, line));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--fast|there is no argument \"--fast\"",
        "--speed|write a value after --speed",
        "--speed 0|--speed takes a whole number from 1 to 1000000, not \"0\"",
        "--speed -1|--speed takes a whole number from 1 to 1000000, not \"-1\"",
        "--speed 1000001|--speed takes a whole number from 1 to 1000000, not \"1000001\"",
        "--speed 99999999999|--speed takes a whole number from 1 to 1000000, not \"99999999999\"",
        "--speed 2x|--speed takes a whole number from 1 to 1000000, not \"2x\"",
        "--seed x|--seed takes a whole number of at most 18 digits, not \"x\"",
        "--script anser,x|there is no step \"anser\"; write one of acceleration, capacity, limit,"
            + " quota, overload, error, drop, garble, partial, long, answer"
      })
  void aWrongArgumentIsRefusedWithWhatToWrite(String arguments, String message) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> Options.parse(arguments.split(" ")))
            .getMessage());
  }
}
