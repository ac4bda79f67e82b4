package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProfileCheckTest {

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '~',
      value = {
        "^{#b} => MARKUP => markup \"b\" is outside our profile; contract text is plain text",
        "{$a ^:numbr} => UNKNOWN_FUNCTION => no function :numbr",
        "{$a ^:percent} => REFUSED_FUNCTION"
            + " => :percent depends on the locale; contract text is the same everywhere",
        "{$a ^:unit} => REFUSED_FUNCTION"
            + " => :unit is still a draft in LDML 48.2; for a delay write :retry:seconds",
        "{$a ^:math add=1} => REFUSED_FUNCTION => :math was renamed in LDML 48; write :offset",
        "{^:number} => MISSING_OPERAND => :number has nothing to work on; put a variable before it",
        "{^a :integer} => LITERAL_OPERAND => :integer cannot work on the literal \"a\"",
        "{^1.5 :retry:seconds} => LITERAL_OPERAND"
            + " => :retry:seconds cannot work on the literal \"1.5\"",
        "{$a :number ^minimumFractionDgits=1} => UNKNOWN_OPTION"
            + " => :number has no option \"minimumFractionDgits\"",
        "{$a :integer ^minimumFractionDigits=1} => UNKNOWN_OPTION"
            + " => :integer has no option \"minimumFractionDigits\"",
        "{$a :string ^u:dir=ltr} => REFUSED_OPTION"
            + " => option \"u:dir\" is outside our profile; contract text is plain text",
        "{$a :number ^roundingMode=floor} => REFUSED_OPTION"
            + " => option \"roundingMode\" is outside our profile; contract text rounds half up",
        "{$a :number minimumFractionDigits=^x} => OPTION_VALUE"
            + " => minimumFractionDigits cannot be \"x\"; write a whole number from 0 to 20",
        "{$a :number maximumFractionDigits=^21} => OPTION_VALUE"
            + " => maximumFractionDigits cannot be \"21\"; write a whole number from 0 to 20",
        "{$a :number minimumIntegerDigits=^0} => OPTION_VALUE"
            + " => minimumIntegerDigits cannot be \"0\"; write a whole number from 1 to 20",
        "{$a :number select=^$b} => OPTION_VALUE"
            + " => select takes no variable; write plural, ordinal, exact",
        "{$a :number useGrouping=^always} => OPTION_VALUE"
            + " => useGrouping cannot be \"always\"; write never",
        "{$a :number minimumFractionDigits=^2 maximumFractionDigits=1} => OPTION_VALUE"
            + " => minimumFractionDigits is above maximumFractionDigits",
        "{$a :offset add=^-1} => OPTION_VALUE"
            + " => add cannot be \"-1\"; write a whole number from 0 to 999999999",
        "{$a ^:offset} => OPTION_COUNT => :offset needs exactly one of add, subtract",
        "{$a ^:offset add=1 subtract=1} => OPTION_COUNT"
            + " => :offset needs exactly one of add, subtract",
        ".input {$a :number} .match $a ^horse {{}} * {{}} => VARIANT_KEY"
            + " => key \"horse\" never matches: it is no number and no plural word",
        ".input {$a :number} .match $a ^1.0 {{}} * {{}} => VARIANT_KEY"
            + " => key \"1.0\" never matches: the number is spelled 1",
        ".input {$a :number select=exact} .match $a ^other {{}} * {{}} => VARIANT_KEY"
            + " => key \"other\" never matches: select=exact compares numbers",
        ".input {$a :integer} .match $a ^1.5 {{}} * {{}} => VARIANT_KEY"
            + " => key \"1.5\" never matches: :integer makes whole numbers",
      })
  void aFaultSaysWhatIsRefusedWhereItStands(
      String marked, ProfileFault.Kind kind, String sentence) {
    int place = marked.indexOf('^');
    List<ProfileFault> faults = faults(marked.replace("^", ""));
    assertEquals(1, faults.size(), faults::toString);
    assertEquals(kind, faults.get(0).kind());
    assertEquals(sentence, faults.get(0).sentence());
    assertEquals(place, faults.get(0).span().start());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{$a :string @translate=no}",
        "{$a :number minimumFractionDigits=0 maximumFractionDigits=20 useGrouping=never}",
        "{$a :number minimumIntegerDigits=20 signDisplay=exceptZero select=ordinal}",
        "{$a :integer minimumIntegerDigits=1 select=exact}",
        "{$a :offset subtract=999999999}",
        "{12000 :retry:seconds}",
        ".input {$a :number} .match $a -1.5 {{}} other {{}} few {{}} * {{}}",
        ".input {$a :string} .match $a horse {{}} * {{}}",
      })
  void whatTheProfileHasIsNoFault(String template) {
    assertEquals(List.of(), faults(template));
  }

  @Test
  void aNameThatIsUnknownComesWithTheNamesThatAreKnown() {
    ProfileFault function = faults("{$a :numbr}").get(0);
    assertEquals("numbr", function.written());
    assertEquals(
        List.of("integer", "number", "offset", "retry:seconds", "string"),
        List.copyOf(function.candidates()));
    ProfileFault option = faults("{$a :offset ad=1}").get(0);
    assertEquals(List.of("add", "subtract"), List.copyOf(option.candidates()));
    ProfileFault word = faults("{$a :number signDisplay=allways}").get(0);
    assertTrue(word.candidates().contains("always"));
  }

  @Test
  void theProfileTellsWhatItsFunctionsWorkOn() {
    FunctionProfile seconds = FunctionProfile.named("retry:seconds").orElseThrow();
    assertEquals(Set.of(ValueKind.DURATION, ValueKind.INTEGER), seconds.operands());
    assertTrue(seconds.nullable());
    assertEquals(
        Set.of(ValueKind.TEXT, ValueKind.BOOLEAN),
        FunctionProfile.named("string").orElseThrow().operands());
  }

  private static List<ProfileFault> faults(String template) {
    return ProfileCheck.faults(Templates.message(template));
  }
}
