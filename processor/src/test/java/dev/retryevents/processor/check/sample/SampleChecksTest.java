package dev.retryevents.processor.check.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.check.Places;
import dev.retryevents.processor.check.Rows;
import dev.retryevents.processor.check.Tables;
import dev.retryevents.processor.check.Verdict;
import dev.retryevents.processor.model.Value;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleChecksTest {

  private static final String WHOLE = "{'a':'x','n':1,'d':0.5,'e':'red','l':[1],'m':{'k':true}}";

  private static final String EVENT =
      "'X':{'required':['a','n','d','e','l','m'],'properties':{"
          + "'a':{'type':'string','minLength':1,'maxLength':3,'pattern':'^[a-z]*$'},"
          + "'n':{'type':'integer','minimum':1,'maximum':9},"
          + "'d':{'type':'number','exclusiveMinimum':0,'exclusiveMaximum':1},"
          + "'e':{'enum':['red','green']},"
          + "'l':{'type':'array','items':{'type':'integer'}},"
          + "'m':{'additionalProperties':{'type':'boolean'}},"
          + "'o':{'enum':['up'],'x-msp-openness':'open'},"
          + "'r':{'required':['s'],'properties':{'s':{'type':'string'}}},"
          + "'u':{'oneOf':[{'required':['k'],'properties':{'k':{'const':'v'},'w':{'type':'string'}}}]},"
          + "'p':{'type':['string','null']},"
          + "'f':{'type':'object'},'j':true}}";

  private static final Rows ROW =
      Rows.of("X")
          .saying("all is well")
          .hiding("a", "n", "d", "e", "l", "m", "o", "r", "u", "p", "f", "j");

  @Test
  void everyKindOfValueIsRead() {
    String given =
        WHOLE.substring(0, WHOLE.length() - 1)
            + ",'o':'sideways','r':{'s':'t'},'u':{'k':'v'},'p':null,'f':{'z':[1]},'j':null}";
    Verdict verdict = Tables.of(EVENT, ROW.sample(given, "all is well")).verdict();
    assertEquals(List.of(), Places.told(verdict.diagnostics()));
    List<Value> values = verdict.contract().rows().get(0).samples().get(0).values();
    assertEquals(
        "Text Whole Fraction EnumValue Elements Entries EnumValue Composite ArmValue Null Json Json",
        String.join(" ", values.stream().map(value -> value.getClass().getSimpleName()).toList()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'a':'x' | 'a':1 | /a must be a string, not 1",
        "'a':'x' | 'a':'' | /a has fewer than 1 character",
        "'a':'x' | 'a':'abcd' | /a has more than 3 characters",
        "'a':'x' | 'a':'A' | /a does not match \"^[a-z]*$\"",
        "'a':'x' | 'a':null | /a must be a string, not null",
        "'a':'x',|  | lacks its required member \"a\"",
        "'a':'x' | 'aa':'x' | has a member \"aa\" that the schema has not; did you mean \"a\"?",
        "'n':1 | 'n':0 | /n is less than its minimum, 1",
        "'n':1 | 'n':10 | /n is greater than its maximum, 9",
        "'n':1 | 'n':1.5 | /n must be an integer, not 1.5",
        "'n':1 | 'n':1e30 | /n is beyond the range of a long",
        "'n':1 | 'n':'1' | /n must be an integer, not \"1\"",
        "'d':0.5 | 'd':0 | /d must be greater than 0",
        "'d':0.5 | 'd':1 | /d must be less than 1",
        "'d':0.5 | 'd':1e999 | /d is beyond the range of a double",
        "'d':0.5 | 'd':1e99999999999 | /d is beyond the range of numbers",
        "'n':1 | 'n':1e-99999999999 | /n is beyond the range of numbers",
        "'d':0.5 | 'd':true | /d must be a number, not true",
        "'e':'red' | 'e':'gren' | /e cannot be \"gren\"; values: red, green; did you mean \"green\"?",
        "'e':'red' | 'e':1 | /e must be a string, not 1",
        "[1] | [1,'x'] | /l/1 must be an integer",
        "[1] | [null] | /l/0 must be an integer, not null",
        "[1] | {} | /l must be an array",
        "{'k':true} | {'a/b~':1} | /m/a~1b~0 must be true or false",
        "{'k':true} | [] | /m must be an object",
        "'a':'x' | 'a':'x','r':{} | /r lacks its required member \"s\"",
        "'a':'x' | 'a':'x','r':{'s':1} | /r/s must be a string",
        "'a':'x' | 'a':'x','r':1 | /r must be an object",
        "'a':'x' | 'a':'x','u':{'k':'w'} | /u needs a \"k\" that is one of v",
        "'a':'x' | 'a':'x','u':{'k':'v','x':1} | /u has a member \"x\"",
        "'a':'x' | 'a':'x','u':{'k':'v','w':1} | /u/w must be a string",
        "'a':'x' | 'a':'x','f':[] | /f must be an object, not []",
        "'a':'x' | 'a':'x','o':null | /o must be a string, not null"
      })
  void aSampleThatTheDefinitionDoesNotAllowIsTold(String part, String other, String words) {
    String given = WHOLE.replace(part, other == null ? "" : other);
    List<String> told = Tables.of(EVENT, ROW.sample(given, "all is well")).told();
    assertEquals(1, told.size(), told::toString);
    assertTrue(
        told.get(0)
            .startsWith("1.sample1.given [SampleInvalid] sample 1 of X is not valid: " + words),
        told::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[] | \"given\" is no JSON object",
        "{'a':} | \"given\" is not JSON",
        "{'a':1,'a':2} | \"given\" is not JSON",
        "{} {} | \"given\" is not JSON"
      })
  void aSampleThatIsNoJsonIsTold(String given, String words) {
    List<String> told = Tables.of(EVENT, ROW.sample(given, "all is well")).told();
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("1.sample1.given [SampleSyntax] " + words), told::toString);
  }

  @Test
  void oneChangeOfTheSchemaIsToldOnceHoweverManySamplesItBreaks() {
    Rows row = ROW.sample("{}", "a").sample("{}", "b").sample(WHOLE, "all is well");
    assertEquals(1, Tables.of(EVENT, row).told().size());
  }

  @Test
  void samplesThatRenderAnotherTextAreToldTogether() {
    String event = Bundles.event("'a':{'type':'string'}");
    Rows row =
        Rows.of("X")
            .saying("It is {$a}")
            .sample("{'a':'x'}", "it is x")
            .sample("{'a':'y'}", "It is y")
            .sample("{'a':'z'}", "It is zz");
    assertEquals(
        List.of(
            "1.sample1.renders [SampleMismatch] samples 1 and 3 of X render another text; correct"
                + " the template or \"renders\""
                + "\n  renders: it is x\n  got:     It is x\n           ^"
                + "\n  renders: It is zz\n  got:     It is z\n                  ^"),
        Tables.of(event, row).told());
  }

  @Test
  void everyVariantThatValuesCanChooseNeedsASample() {
    Rows row =
        Rows.of("X")
            .saying(".input {$a :string}\n.match $a\nr {{R}}\ng {{G}}\n* {{other}}")
            .sample("{'a':'r'}", "R");
    List<String> told = Tables.of(Bundles.event("'a':{'enum':['r','g']}"), row).told();
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).contains("[VariantWithoutSample] 4:1 no sample holds variant \"g\""));
    told = Tables.of(Bundles.event("'a':{'enum':['r','g','b']}"), row).told();
    assertEquals(2, told.size(), told::toString);
  }

  @Test
  void aMessageWithoutVariantsNeedsASampleToo() {
    List<String> told = Tables.of(EVENT, ROW).told();
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("1.message [VariantWithoutSample] no sample holds"));
  }
}
