package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ConformanceTest {

  private static final Path LEDGER =
      Path.of("src/test/resources/dev/retryevents/processor/template/conformance.ledger");

  static List<ConformanceCase> cases() throws Exception {
    return ConformanceSuite.cases();
  }

  static List<ConformanceCase> renderings() throws Exception {
    return cases().stream()
        .filter(each -> Verdict.of(each).word().equals(Verdict.RENDERS))
        .toList();
  }

  @Test
  void everyCaseOfTheSuiteIsSeen() throws Exception {
    assertEquals(461, cases().size());
    assertEquals(161, cases().stream().filter(each -> each.staticError().isPresent()).count());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aStaticErrorIsFoundWhereAndOnlyWhereTheStandardHasOne(ConformanceCase example) {
    assertEquals(example.staticError().map(Set::of).orElse(Set.of()), staticErrors(example));
  }

  @Test
  void aThirdOfTheSuiteRenders() throws Exception {
    assertEquals(132, renderings().size());
  }

  @ParameterizedTest
  @MethodSource("renderings")
  void whatRendersRendersAsTheStandardExpects(ConformanceCase example) {
    String text = Verdict.of(example).text();
    assertEquals(List.of(), example.expectedErrors());
    assertEquals(example.expected().orElse(text), text);
  }

  @Test
  void noVerdictDriftsFromTheLedger() throws Exception {
    String verdicts =
        cases().stream()
            .map(each -> each.key() + " " + Verdict.of(each).word() + "\n")
            .collect(Collectors.joining());
    if (Boolean.getBoolean("retryevents.update")) {
      assertNull(System.getenv("CI"), "the ledger is not updated in CI");
      Files.createDirectories(LEDGER.getParent());
      Files.writeString(LEDGER, verdicts);
    }
    assertTrue(Files.exists(LEDGER), "no ledger; write it with -Dretryevents.update=true");
    assertEquals(Files.readString(LEDGER), verdicts);
  }

  private static Set<String> staticErrors(ConformanceCase example) {
    ParseResult result = TemplateParser.parse(example.source());
    if (result instanceof SyntaxFault fault) {
      assertInside(fault.span(), example.source());
      return Set.of("syntax-error");
    }
    return DataModelCheck.faults(((ParsedMessage) result).message()).stream()
        .peek(fault -> assertInside(fault.span(), example.source()))
        .map(fault -> code(fault.kind()))
        .collect(Collectors.toSet());
  }

  private static void assertInside(Span span, String source) {
    assertTrue(span.end() <= source.length(), () -> span + " is outside of the template");
  }

  private static String code(DataModelFault.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
