package dev.retryevents.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.CodeBlock;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StringLiteralTest {

  @Test
  void whatJavaActsOnIsEscaped() {
    assertEquals(
        "\"\\\"\\\\u002a\\n\\u0000\\u00e9$\"", StringLiteral.line("\"\\u002a\n\u0000\u00e9$"));
  }

  @Test
  void aQuoteIsEscapedOnlyInLiteralsOfItsKind() {
    assertEquals("'\\''", StringLiteral.character('\''));
    assertEquals("'\"'", StringLiteral.character('"'));
    assertEquals("\"'\"", StringLiteral.line("'"));
  }

  @Test
  void aLongTextIsASumOfLinesThatEndBetweenWords() {
    String sum = StringLiteral.of("word ".repeat(40)).toString();
    assertTrue(sum.lines().allMatch(line -> line.strip().length() <= 86), sum);
    assertTrue(sum.lines().allMatch(line -> line.endsWith(" \"")), sum);
  }

  @Test
  void anyTextMeansItself(@TempDir Path folder) throws Exception {
    List<String> texts = AnyText.texts(300).toList();
    CodeBlock.Builder literals = CodeBlock.builder();
    texts.forEach(text -> literals.add(",\n$L", StringLiteral.of(text)));
    String source =
        """
        package p;

        public interface Texts {
          String[] TEXTS = {"" %s};
        }
        """
            .formatted(literals.build());
    Class<?> type =
        Compilation.compile(folder, List.of(new SourceFile("p", "Texts", source)))
            .loadClass("p.Texts");
    List<String> expected = new ArrayList<>(List.of(""));
    expected.addAll(texts);
    assertEquals(expected, List.of((String[]) type.getField("TEXTS").get(null)));
  }
}
