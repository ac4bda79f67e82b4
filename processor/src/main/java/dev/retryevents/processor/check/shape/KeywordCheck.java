package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.Arrays;
import java.util.List;

/** Tells of keywords whose demands are not checked: those that are not known among them. */
final class KeywordCheck {

  private final SchemaReport report;

  KeywordCheck(SchemaReport report) {
    this.report = report;
  }

  void check(SchemaNode node, Origin row) {
    node.unknownKeywords()
        .forEach((name, place) -> report.add(Code.UnknownKeyword, row, place, sentence(name)));
    for (Keyword keyword : node.operands().keySet()) {
      if (keyword.force() == Keyword.Force.NOT_ASSERTED) {
        tell(node, keyword, row);
      }
    }
    boolean inPlace =
        !node.has(Keyword.OPENNESS)
            || node.has(Keyword.ENUM)
            || node.has(Keyword.CONST)
            || node.has(Keyword.ONE_OF);
    if (!inPlace) {
      report.add(
          Code.Openness,
          row,
          node.placeOf(Keyword.OPENNESS),
          "x-msp-openness stands on something that is no enum; remove it");
    }
  }

  /** Tells that a keyword is not checked where it stands. */
  void tell(SchemaNode node, Keyword keyword, Origin row) {
    report.add(
        Code.NotAsserted,
        row,
        node.placeOf(keyword),
        Wording.quoted(keyword.spelling())
            + " is not checked here; values that break it are taken as valid");
  }

  private static String sentence(String name) {
    List<String> known = Arrays.stream(Keyword.values()).map(Keyword::spelling).toList();
    return "keyword "
        + Wording.quoted(name)
        + " is not known, and asks for nothing"
        + Wording.didYouMean(name, known);
  }
}
