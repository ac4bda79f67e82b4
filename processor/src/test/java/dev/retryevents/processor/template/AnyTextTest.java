package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AnyTextTest {

  private static final int TEXTS = 50_000;

  /** Pieces that make up templates often enough to reach every part of the grammar. */
  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "{{",
          "}}",
          "{$a}",
          "{$b :number}",
          "$a",
          "$b",
          " ",
          " ",
          "\n",
          "|",
          "|x|",
          "*",
          "* ",
          "1",
          "other",
          ".input {$a :string}",
          ".input {$b :number select=exact}",
          ".local $c = {$b :offset add=1}",
          ".local $a = ",
          ".match $a ",
          ".match $a $b ",
          "{{x}}",
          "* {{y}}",
          ":",
          ":integer",
          ":retry:seconds",
          "@k=v",
          "add=1",
          "=",
          "#m",
          "/",
          "\\",
          "\\{",
          ".",
          "\u200e",
          "\ud800",
          "\ud83e\udd54",
          "\u0000",
          "%",
          "D\u0323\u0307");

  @Test
  void everyTextEndsInAMessageOrInOneFaultInsideOfIt() {
    Random random = new Random(48);
    Map<String, Object> values = new HashMap<>(Map.of("a", "x", "b", 1.5));
    values.put("c", null);
    int messages = 0;
    for (int count = 0; count < TEXTS; count++) {
      String text = text(random);
      ParseResult result = TemplateParser.parse(text);
      List<Span> spans = new ArrayList<>();
      if (result instanceof SyntaxFault fault) {
        spans.add(fault.span());
      } else {
        messages++;
        spans.addAll(spans(((ParsedMessage) result).message(), values));
      }
      for (Span span : spans) {
        assertTrue(span.end() <= text.length(), text);
        assertTrue(TemplateExcerpt.of(text, span.start()).caret().endsWith("^"), text);
      }
    }
    assertTrue(messages > TEXTS / 20, () -> "too few texts are messages to tell anything");
  }

  @Test
  void theSpanOfEachExpressionSpellsTheExpressionAgain() {
    Random random = new Random(482);
    for (int count = 0; count < TEXTS; count++) {
      String text = text(random);
      if (TemplateParser.parse(text) instanceof ParsedMessage parsed) {
        for (Expression expression : parsed.message().expressions()) {
          Message again = Templates.message("{{" + expression.span().in(text) + "}}");
          assertEquals(
              expression.variables().size(), again.expressions().get(0).variables().size());
          assertEquals(
              expression.function().map(FunctionCall::name),
              again.expressions().get(0).function().map(FunctionCall::name));
        }
      }
    }
  }

  /** The places of all faults of a message, from every check and from its evaluation. */
  private static List<Span> spans(Message message, Map<String, Object> values) {
    List<Span> spans = new ArrayList<>();
    DataModelCheck.faults(message).forEach(fault -> spans.add(fault.span()));
    ProfileCheck.faults(message).forEach(fault -> spans.add(fault.span()));
    Evaluation evaluation =
        new Evaluator(CarriedText.PRINTABLE, Isolation.NONE).evaluate(message, values);
    if (evaluation instanceof EvaluationFault fault) {
      spans.add(fault.span());
    }
    return spans;
  }

  private static String text(Random random) {
    return IntStream.range(0, 1 + random.nextInt(12))
        .mapToObj(index -> PIECES.get(random.nextInt(PIECES.size())))
        .collect(Collectors.joining());
  }
}
