package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Map;

/** Parses and renders templates that a test holds to be right. */
final class Templates {

  private Templates() {}

  static Message message(String template) {
    ParseResult result = TemplateParser.parse(template);
    return assertInstanceOf(ParsedMessage.class, result, result::toString).message();
  }

  static SyntaxFault fault(String template) {
    return assertInstanceOf(SyntaxFault.class, TemplateParser.parse(template));
  }

  static Evaluation evaluate(String template, Map<String, Object> values) {
    return new Evaluator(Verbatim.TEXT, Isolation.NONE).evaluate(message(template), values);
  }

  static String render(String template, Map<String, Object> values) {
    return rendering(template, values).text();
  }

  static Rendering rendering(String template, Map<String, Object> values) {
    Evaluation evaluation = evaluate(template, values);
    return assertInstanceOf(Rendering.class, evaluation, evaluation::toString);
  }
}
