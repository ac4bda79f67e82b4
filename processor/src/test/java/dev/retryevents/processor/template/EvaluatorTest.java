package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluatorTest {

  private static final String RATE_LIMIT =
      """
      .input {$limitType :string}
      .local $multiplier = {$systemThrottle :offset add=1}
      .local $seconds = {$estimatedDelayMs :retry:seconds}
      .match $limitType
      acceleration {{Faster than allowed ({$multiplier :number minimumFractionDigits=1 \
      maximumFractionDigits=1}x) on {$model}: ~{$seconds} s, attempt {$attempt}}}
      * {{No capacity on {$model}: ~{$seconds} s, attempt {$attempt}}}
      """;

  @ParameterizedTest
  @ValueSource(strings = {"", "de-DE", "ar-EG", "fa-IR", "hi-IN-u-nu-deva", "tr-TR"})
  void aMessageIsTheSameUnderEveryDefaultLocale(String tag) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(tag));
    try {
      assertEquals(
          new Rendering("Faster than allowed (1.5x) on gpt-x: ~12 s, attempt 2", 0),
          Templates.rendering(RATE_LIMIT, rateLimit("acceleration", 2L, 0.5, 12_000L)));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void anUnknownKindAndAnUnknownDelayTakeTheFallback() {
    assertEquals(
        new Rendering("No capacity on gpt-x: ~0 s, attempt 1", 1),
        Templates.rendering(RATE_LIMIT, rateLimit("later", 1L, 0.0, null)));
  }

  @Test
  void anOffsetKeepsItsSumAndItsOptionsUnderALaterFunction() {
    assertEquals(
        "+1.50",
        Templates.render(
            ".input {$n :number signDisplay=always} .local $m = {$n :offset add=1}"
                + " {{{$m :number minimumFractionDigits=2}}}",
            Map.of("n", 0.5)));
  }

  @Test
  void anIntegerForgetsTheFractionDigitsOfItsOperand() {
    assertEquals(
        "+2",
        Templates.render(
            ".local $n = {$x :number minimumFractionDigits=2 signDisplay=always}"
                + " {{{$n :integer}}}",
            Map.of("x", 1.5)));
  }

  @Test
  void integersAndBooleansAreShownBare() {
    assertEquals("12345 true", Templates.render("{$n} {$b}", Map.of("n", 12345L, "b", true)));
  }

  @Test
  void textBeforeAFullStopIsShownAsSuch() {
    Map<String, Object> values = Map.of("x", "done.");
    assertEquals("done.<before stop>.", Templates.render("{$x}.", values));
    assertEquals("done. .", Templates.render("{$x} .", values));
    assertEquals("done.", Templates.render("{$x}", values));
    assertEquals("done.done.", Templates.render("{$x :string}{$x}", values));
  }

  @Test
  void contractTextIsPrintableAndEndsInOneFullStop() {
    Evaluation evaluation =
        new Evaluator(CarriedText.PRINTABLE, Isolation.NONE)
            .evaluate(Templates.message("On {$x}: {$x}."), Map.of("x", "a\nb\u202e."));
    assertEquals(new Rendering("On a b.: a b.", 0), evaluation);
  }

  @Test
  void aLiteralIsShownAsItIsWritten() {
    assertEquals("a\tb.", Templates.render("{|a\tb|}.", Map.of()));
  }

  @Test
  void aFaultOfAnUnusedDeclarationDoesNotCount() {
    assertEquals("text", Templates.render(".input {$gone} {{text}}", Map.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      value = {
        "{$gone} => UNRESOLVED_VARIABLE => no value for $gone",
        "{$text :number} => BAD_OPERAND => :number needs a number",
        "{$delay :integer} => BAD_OPERAND => :integer needs a number",
        "{$whole :string} => BAD_OPERAND => :string needs text",
        "{$fraction :retry:seconds} => BAD_OPERAND"
            + " => :retry:seconds needs a Duration or whole milliseconds",
        "{$nan :number} => BAD_OPERAND => the value of $nan is nothing that a message can use",
        "{$list} => BAD_OPERAND => the value of $list is nothing that a message can use",
        "{$fraction} => NOT_SHOWABLE"
            + " => a number with a fraction has no text of its own; state the digits with :number",
        "{$delay} => NOT_SHOWABLE => a Duration has no text of its own; write :retry:seconds",
        "{$absent} => NOT_SHOWABLE => the value is absent, and there is nothing to show for it",
        "{$absent :number} => NOT_SHOWABLE"
            + " => the value is absent, and there is nothing to show for it",
        "{$whole :currency} => OUTSIDE_PROFILE"
            + " => :currency depends on the locale; contract text is the same everywhere",
        "{#b} => OUTSIDE_PROFILE => markup is outside our profile",
        ".local $n = {$whole :number maximumFractionDigits=1}"
            + " {{{$n :number minimumFractionDigits=2}}} => BAD_OPTION"
            + " => minimumFractionDigits is above maximumFractionDigits",
      })
  void aFaultIsAValueWithOneSentence(String template, EvaluationFault.Kind kind, String sentence) {
    Map<String, Object> values = new HashMap<>();
    values.put("text", "words");
    values.put("whole", 1L);
    values.put("fraction", 1.5);
    values.put("nan", Double.NaN);
    values.put("delay", Duration.ZERO);
    values.put("list", List.of());
    values.put("absent", null);
    EvaluationFault fault =
        assertInstanceOf(EvaluationFault.class, Templates.evaluate(template, values));
    assertEquals(kind, fault.kind());
    assertEquals(sentence, fault.sentence());
  }

  @Test
  void theDefaultStrategyIsolatesTextAndNoNumbers() {
    Message message = Templates.message("{$s} {$n} {$n :number} {lit}");
    assertEquals(
        new Rendering("\u2068a\u2069 1 1 \u2068lit\u2069", 0),
        new Evaluator(Verbatim.TEXT, Isolation.DEFAULT)
            .evaluate(message, Map.of("s", "a", "n", 1L)));
  }

  private static Map<String, Object> rateLimit(
      String limitType, long attempt, double throttle, Long delay) {
    Map<String, Object> values = new HashMap<>();
    values.put("limitType", limitType);
    values.put("model", "gpt-x");
    values.put("attempt", attempt);
    values.put("systemThrottle", throttle);
    values.put("estimatedDelayMs", delay);
    return values;
  }
}
