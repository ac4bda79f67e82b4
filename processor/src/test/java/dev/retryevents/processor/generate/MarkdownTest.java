package dev.retryevents.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MarkdownTest {

  @Test
  void proseMeansItself() {
    assertEquals("a \\| b \\<i\\> \\*c\\* snake_case", Markdown.prose("a | b\n<i> *c* snake_case"));
  }

  @Test
  void proseBeginsNoHeadingAndNoList() {
    assertEquals("\\# one", Markdown.prose("# one"));
    assertEquals("1\\. one", Markdown.prose("1. one"));
    assertEquals("\\- one", Markdown.prose("- one"));
  }

  @Test
  void codeIsFencedByMoreBackticksThanItHas() {
    assertEquals("``a`b``", Markdown.code("a`b"));
    assertEquals("`` `a ``", Markdown.code("`a"));
  }

  @Test
  void aCellShowsItsBarsAndLineBreaks() {
    assertEquals("`a\\|b\\nc`", Markdown.cell("a|b\nc"));
  }

  @Test
  void hiddenCharactersAreShown() {
    assertEquals("`\\u202ea\\u0000`", Markdown.code("\u202ea\u0000"));
  }

  @Test
  void anyTextStaysOnOneLine() {
    assertTrue(
        AnyText.texts(500)
            .allMatch(
                text ->
                    Markdown.prose(text).lines().count() <= 1
                        && Markdown.cell(text).lines().count() == 1));
  }
}
