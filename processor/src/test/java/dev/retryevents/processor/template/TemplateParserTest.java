package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.template.Message.PatternMessage;
import dev.retryevents.processor.template.Message.SelectMessage;
import dev.retryevents.processor.template.PatternPart.Markup;
import dev.retryevents.processor.template.PatternPart.Text;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TemplateParserTest {

  @Test
  void aSimpleMessageKeepsItsWhiteSpace() {
    PatternMessage message = pattern("  two words \n");
    assertTrue(message.isSimple());
    assertEquals(List.of(new Text("  two words \n", new Span(0, 13))), message.pattern().parts());
  }

  @Test
  void aQuotedPatternKeepsWhatIsInsideItsBracesOnly() {
    PatternMessage message = pattern(" {{ inner }} \n");
    assertFalse(message.isSimple());
    assertEquals(List.of(new Text(" inner ", new Span(3, 10))), message.pattern().parts());
  }

  @Test
  void escapesAreResolvedAndCountedInTheSpan() {
    assertEquals(
        List.of(new Text("a{b}c\\d|e", new Span(0, 13))),
        pattern("a\\{b\\}c\\\\d\\|e").pattern().parts());
  }

  @Test
  void everyNodeKnowsItsPlace() {
    String template = "to {$model :number @a=|b c| } now";
    Expression expression = pattern(template).pattern().expressions().get(0);
    assertEquals("{$model :number @a=|b c| }", expression.span().in(template));
    assertEquals("$model", expression.operand().orElseThrow().span().in(template));
    assertEquals(":number", expression.function().orElseThrow().span().in(template));
    assertEquals("@a=|b c|", expression.attributes().get(0).span().in(template));
  }

  @Test
  void aFunctionHasItsNamespaceAndItsOptions() {
    String template = "{$a :retry:seconds x = |1 2| ns:y=$b}";
    FunctionCall call = pattern(template).pattern().expressions().get(0).function().orElseThrow();
    assertEquals("retry:seconds", call.name());
    assertEquals(List.of("x", "ns:y"), call.options().stream().map(Option::name).toList());
    assertEquals("x = |1 2|", call.options().get(0).span().in(template));
    assertEquals(new Operand.Literal("1 2", true, new Span(23, 28)), call.options().get(0).value());
    assertEquals(new Operand.Variable("b", new Span(34, 36)), call.options().get(1).value());
  }

  @Test
  void declarationsComeInTheirOrder() {
    String template = ".input {$a :string}\n.local $b = {$a}\n{{{$b}}}";
    List<Declaration> declarations = pattern(template).declarations();
    assertInstanceOf(Declaration.InputDeclaration.class, declarations.get(0));
    assertEquals(".input {$a :string}", declarations.get(0).span().in(template));
    assertInstanceOf(Declaration.LocalDeclaration.class, declarations.get(1));
    assertEquals("b", declarations.get(1).name());
    assertEquals(".local $b = {$a}", declarations.get(1).span().in(template));
  }

  @Test
  void variantsHaveTheirKeysAndPatterns() {
    String template = ".input {$a :string}.match $a |x y| {{1}}* {{2}}";
    SelectMessage message = assertInstanceOf(SelectMessage.class, Templates.message(template));
    assertEquals(List.of(new Operand.Variable("a", new Span(26, 28))), message.selectors());
    assertEquals(List.of("x y", "*"), message.variants().stream().map(Variant::label).toList());
    assertEquals("|x y| {{1}}", message.variants().get(0).span().in(template));
    assertEquals("1", message.variants().get(0).pattern().span().in(template));
  }

  @Test
  void namesAndKeysAreNormalisedAndLiteralsAreNot() {
    String loose = "D\u0323\u0307";
    String composed = "\u1E0C\u0307";
    SelectMessage message =
        assertInstanceOf(
            SelectMessage.class,
            Templates.message(
                ".local $"
                    + loose
                    + " = {"
                    + loose
                    + " :string} .match $"
                    + loose
                    + " "
                    + loose
                    + " {{}} * {{}}"));
    assertEquals(composed, message.selectors().get(0).name());
    assertEquals(composed, message.variants().get(0).label());
    Operand literal = message.declarations().get(0).value().operand().orElseThrow();
    assertEquals(loose, assertInstanceOf(Operand.Literal.class, literal).text());
  }

  @Test
  void bidiMarksRoundANameAreNoPartOfIt() {
    Expression expression = pattern("{$\u200Efoo\u200F}").pattern().expressions().get(0);
    assertEquals(new Operand.Variable("foo", new Span(1, 7)), expression.operand().orElseThrow());
  }

  @Test
  void markupComesInThreeKinds() {
    List<Markup> markup = pattern("{#b}{#i x=1 @y /}{/b}").pattern().markup();
    assertEquals(
        List.of(Markup.Kind.OPEN, Markup.Kind.STANDALONE, Markup.Kind.CLOSE),
        markup.stream().map(Markup::kind).toList());
    assertEquals("x", markup.get(1).options().get(0).name());
    assertEquals(
        List.of(new Attribute("y", Optional.empty(), new Span(12, 14))),
        markup.get(1).attributes());
  }

  @Test
  void aLongTemplateIsNoDeeperThanAShortOne() {
    assertEquals(20_000, pattern("{$a}".repeat(20_000)).pattern().parts().size());
  }

  private static PatternMessage pattern(String template) {
    return assertInstanceOf(PatternMessage.class, Templates.message(template));
  }
}
