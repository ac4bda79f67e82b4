package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectionTest {

  @ParameterizedTest
  @CsvSource({"a, a, 0", "a, z, 1", "z, b, 2", "z, z, 3", "a, b, 1"})
  void theFirstColumnDecidesBeforeTheSecond(String x, String y, int variant) {
    String template =
        ".input {$x :string} .input {$y :string} .match $x $y"
            + " a a {{}} a * {{}} * b {{}} * * {{}}";
    assertEquals(variant, Templates.rendering(template, Map.of("x", x, "y", y)).variant());
  }

  @Test
  void theOrderOfTheVariantsDoesNotMatter() {
    String template = ".input {$x :string} .match $x * {{}} a {{}}";
    assertEquals(1, Templates.rendering(template, Map.of("x", "a")).variant());
  }

  @Test
  void anExactNumberWinsOverAPluralWord() {
    String template = ".input {$n :number} .match $n other {{}} 1 {{}} one {{}} * {{}}";
    assertEquals(1, Templates.rendering(template, Map.of("n", 1L)).variant());
    assertEquals(1, Templates.rendering(template, Map.of("n", 1.0)).variant());
    assertEquals(0, Templates.rendering(template, Map.of("n", 2L)).variant());
  }

  @ParameterizedTest
  @CsvSource({"plural, 0", "ordinal, 0", "exact, 1"})
  void everyNumberOfTheRootLocaleIsOtherUnlessSelectIsExact(String select, int variant) {
    String template = ".input {$n :number select=" + select + "} .match $n other {{}} * {{}}";
    Message message = Templates.message(template);
    Evaluation evaluation =
        new Evaluator(Verbatim.TEXT, Isolation.NONE).evaluate(message, Map.of("n", 1L));
    assertEquals(variant, assertInstanceOf(Rendering.class, evaluation).variant());
  }

  @Test
  void aFractionIsSelectedByItsShortestDecimal() {
    String template = ".input {$n :number} .match $n 1.5 {{}} 0 {{}} * {{}}";
    assertEquals(0, Templates.rendering(template, Map.of("n", 1.5)).variant());
    assertEquals(1, Templates.rendering(template, Map.of("n", -0.0)).variant());
    assertEquals(2, Templates.rendering(template, Map.of("n", 1.50001)).variant());
  }

  @Test
  void anOffsetIsSelectedByItsSum() {
    String template = ".local $n = {$x :offset subtract=6} .match $n 10 {{}} 4 {{}} * {{}}";
    assertEquals(1, Templates.rendering(template, Map.of("x", 10L)).variant());
  }

  @Test
  void nullSelectsTheFallback() {
    Map<String, Object> values = Collections.singletonMap("x", null);
    for (String function : new String[] {"string", "number", "integer", "offset add=1"}) {
      String template = ".input {$x :" + function + "} .match $x 0 {{}} * {{}}";
      assertEquals(1, Templates.rendering(template, values).variant());
    }
    assertEquals(
        0,
        Templates.rendering(".input {$x :retry:seconds} .match $x 0 {{}} * {{}}", values)
            .variant());
  }

  @Test
  void aBooleanIsSelectedByItsWord() {
    String template = ".input {$x :string} .match $x true {{}} false {{}} * {{}}";
    assertEquals(0, Templates.rendering(template, Map.of("x", true)).variant());
    assertEquals(1, Templates.rendering(template, Map.of("x", false)).variant());
  }

  @Test
  void keysAndTextAreComparedInNormalForm() {
    String template = ".input {$x :string} .match $x \u1E0C\u0307 {{}} * {{}}";
    assertEquals(0, Templates.rendering(template, Map.of("x", "\u1E0A\u0323")).variant());
  }

  @Test
  void selectOfAnOperandIsNoGroundToSelectOn() {
    String template =
        ".input {$x :number select=exact} .local $y = {$x :number} .match $y 1 {{}} * {{}}";
    EvaluationFault fault =
        assertInstanceOf(EvaluationFault.class, Templates.evaluate(template, Map.of("x", 1L)));
    assertEquals(EvaluationFault.Kind.BAD_SELECTOR, fault.kind());
  }
}
