package dev.retryevents.processor.check.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.Bundles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageChecksTest {

  private static final Messages MESSAGES =
      Messages.over(
          Bundles.event(
              "'model':{'type':'string'}",
              "'kind':{'enum':['acceleration','capacity']}",
              "'attempt':{'type':'integer'}",
              "'next':{'type':['integer','null']}",
              "'factor':{'type':'number'}",
              "'delayMs':{'type':['integer','null']}",
              "'live':{'type':'boolean'}",
              "'tags':{'type':'array'}"),
          "model",
          "kind",
          "attempt",
          "next",
          "factor",
          "delayMs",
          "live",
          "tags");

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "Hello {$model ~ TemplateSyntax ~ 1:",
        "Hello {$modle} ~ UnknownVariable ~ did you mean \"model\"?",
        "Hello {model} ~ ForeignPlaceholder ~ write {$model}",
        "Hello ${model} ~ ForeignPlaceholder ~ ${model} prints the text \"$model\"",
        "Hello %s ~ ForeignPlaceholder ~ %s is printed as it is",
        "Hello {0} ~ ForeignPlaceholder ~ {0} prints the text \"0\"",
        "Hello {$attempt :numbr} ~ UnknownFunction ~ did you mean \"number\"?",
        "Hello {$attempt :currency} ~ OutsideProfile ~ currency",
        "Hello {$attempt :number digits=1} ~ UnknownOption ~ digits",
        "Hello {$attempt :number minimumIntegerDigits=x} ~ OptionValue ~ a whole number",
        "Hello {$model :number} ~ OperandType ~ :number needs",
        "Hello {$attempt :string} ~ OperandType ~ attempt is an integer",
        "Hello {$tags :string} ~ OperandType ~ tags is a list",
        "Hello {$factor :retry:seconds} ~ OperandType ~ :retry:seconds needs",
        "Hello {$next} ~ BareValue ~ next may be missing",
        "Hello {$next :number} ~ BareValue ~ next may be missing",
        "Hello {$delayMs} ~ BareValue ~ use {$delayMs :retry:seconds}",
        "Hello {$factor} ~ BareValue ~ state the digits",
        "Hello {$tags} ~ BareValue ~ no sentence can show",
        ".local $a = {$factor :offset add=1}\\n.local $b = {$a :offset add=1}\\n{{{$b :number}}} ~"
            + " OperandType ~ write one :offset, before :integer",
        ".local $a = {$factor :integer}\\n.local $b = {$a :offset add=1}\\n{{{$b :number}}} ~"
            + " OperandType ~ write one :offset, before :integer",
        ".local $a = {$factor :offset add=1}\\n.match $a\\n1 {{a}}\\n* {{b}} ~ OperandType ~"
            + " select on $factor itself",
        ".input {$factor :integer}\\n.match $factor\\n1 {{a}}\\n* {{b}} ~ OperandType ~"
            + " has a fraction",
        ".input {$kind :string}\\n.match $kind\\naccelaration {{a}}\\n* {{b}} ~ VariantKey ~"
            + " did you mean \"acceleration\"?",
        ".input {$live :string}\\n.match $live\\nyes {{a}}\\n* {{b}} ~ VariantKey ~ true, false",
        ".input {$attempt :number}\\n.match $attempt\\n1.5 {{a}}\\n* {{b}} ~ VariantKey ~"
            + " attempt is an integer",
        ".input {$attempt :number}\\n.match $attempt\\n9223372036854775808 {{a}}\\n* {{b}} ~"
            + " VariantKey ~ beyond the range of a long",
        ".input {$factor :number}\\n.match $factor\\n0.1000000000000000055 {{a}}\\n* {{b}} ~"
            + " VariantKey ~ the double nearest to it is 0.1",
        ".input {$next :number}\\n.match $next\\nother {{a}}\\n* {{b}} ~ VariantKey ~"
            + " next may be missing",
        ".input {$attempt :number}\\n.match $attempt\\nhorse {{a}}\\n* {{b}} ~ VariantKey ~ horse",
        ".input {$kind :string}\\n.match $kind\\ncapacity {{a}} ~ MissingFallback ~ *",
        ".input {$kind :string}\\n.match $kind\\n* * {{a}} ~ KeyCount ~ 2 keys",
        ".input {$kind :string}\\n.match $kind\\n* {{a}}\\n* {{b}} ~ DuplicateVariant ~ *",
        ".match $kind\\n* {{a}} ~ UnannotatedSelector ~ kind",
        ".input {$kind :string}\\n.input {$kind :string}\\n{{a}} ~ DuplicateDeclaration ~ kind",
        ".local $a = {|x| :string}\\n.match $a\\nx {{a}}\\n* {{b}} ~ OperandType ~ always the same",
        "{|a\\tb| :string} ~ TextLint ~ \\t",
        "{{}} ~ TextLint ~ the message says nothing"
      })
  void aFaultIsToldOnceAtItsPlace(String template, String code, String words) {
    List<String> told = MESSAGES.told(template.replace("\\n", "\n").replace("\\t", "\t"));
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("1.message [" + code + "] "), told::toString);
    assertTrue(told.get(0).contains(words), told::toString);
    assertTrue(told.get(0).endsWith("^"), told::toString);
  }

  @Test
  void theLineBreakOfATextBlockIsTold() {
    List<String> told = MESSAGES.told("Hello\n");
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).contains("[TrailingNewline]"), told::toString);
  }

  @Test
  void aKeyThatIsNotNormalisedIsTold() {
    List<String> told =
        Messages.over(Bundles.event("'a':{'enum':['\u00e9']}"), "a")
            .told(".input {$a :string}\n.match $a\ne\u0301 {{x}}\n* {{y}}");
    assertTrue(told.toString().contains("[TextLint]"), told::toString);
  }

  @Test
  void whatIsCarriedMustBeShownOrListed() {
    Messages some =
        Messages.over(
            Bundles.event(
                "'a':{'type':'string'}", "'b':{'type':'string'}", "'c':{'type':'string'}"),
            "c",
            "c",
            "d");
    assertEquals(
        List.of(
            "1.unrendered [Unrendered] \"c\" is listed twice; remove one",
            "1.unrendered [Unrendered] no component \"d\"; the row carries a, b, c",
            "1.message [NotRendered] \"a\" and \"b\" are carried but no variant shows them; show"
                + " them, or list them in \"unrendered\""),
        some.told("nothing"));
    assertTrue(some.told("{$a}{$b}{$c}").get(0).contains("\"c\" is shown by the message"));
  }

  @Test
  void everyComponentOfTheTableIsHidden() {
    assertEquals(List.of(), MESSAGES.told("nothing"));
  }
}
