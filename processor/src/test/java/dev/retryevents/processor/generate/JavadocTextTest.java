package dev.retryevents.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavadocTextTest {

  @Test
  void whatEndsACommentOrBeginsATagIsEscaped() {
    assertEquals("a/*&#47; &#92;u002a/", JavadocText.phrase("a/*/ \\u002a/"));
    assertEquals("&#123;&#64;link} {x} &lt;b&gt; &amp;", JavadocText.phrase("{@link} {x} <b> &"));
  }

  @Test
  void blankLinesPartParagraphs() {
    assertEquals("one two\n\n<p>three", JavadocText.paragraphs("one\ntwo\r\n \r\n\nthree\n"));
  }

  @Test
  void whatIsNoCharacterIsReplaced() {
    assertEquals("\uFFFD \uFFFD \uD83D\uDE00", JavadocText.phrase("\u0000 \uD800 \uD83D\uDE00"));
  }

  @Test
  void aTextOfSpacesSaysNothing() {
    assertEquals("", JavadocText.paragraphs(" \n\n \t"));
  }

  @Test
  void linesEndAtTheMargin() {
    String paragraphs = JavadocText.paragraphs("word ".repeat(200));
    assertTrue(paragraphs.lines().allMatch(line -> line.length() <= 95), paragraphs);
  }

  @Test
  void anyTextCompilesAndIsDocumentedWithoutAWarning(@TempDir Path folder) throws IOException {
    List<SourceFile> sources = commented();
    Compilation.compile(folder, sources);
    Compilation.document(folder, sources);
  }

  /** Classes with a comment, and a literal, of a random text each. */
  private static List<SourceFile> commented() {
    List<SourceFile> sources = new ArrayList<>();
    AnyText.texts(300)
        .forEach(
            text -> {
              String name = "C" + sources.size();
              String source =
                  """
                  package p;

                  /**
                   * Words. %s
                   *
                   * %s
                   */
                  public record %s(int x) {
                    static final String TEXT = %s;
                  }
                  """
                      .formatted(
                          JavadocText.paragraphs(text).replace("\n", "\n * "),
                          JavadocText.tag("@param x", "x " + JavadocText.phrase(text)),
                          name,
                          StringLiteral.line(text));
              sources.add(new SourceFile("p", name, SourceLayout.of(source)));
            });
    return sources;
  }
}
