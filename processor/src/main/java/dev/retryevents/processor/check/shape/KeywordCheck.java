package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaPlace;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * Reports keywords whose demands would be skipped: those that are not known, and those beside a
 * reference that are more than a remark.
 */
final class KeywordCheck {

  private static final Set<Keyword> REMARKS =
      EnumSet.of(
          Keyword.REF,
          Keyword.TITLE,
          Keyword.DESCRIPTION,
          Keyword.DEFAULT,
          Keyword.EXAMPLES,
          Keyword.DEPRECATED,
          Keyword.COMMENT);

  private final SchemaReport report;

  KeywordCheck(SchemaReport report) {
    this.report = report;
  }

  /** Whether everything that the schema asks for is known. */
  boolean areKnown(SchemaNode node, Origin row) {
    node.unknownKeywords()
        .forEach((name, place) -> report.add(Code.UnknownKeyword, row, place, sentence(name)));
    boolean alone = true;
    if (node.ref().isPresent()) {
      for (Keyword keyword : node.operands().keySet()) {
        if (!REMARKS.contains(keyword)) {
          SchemaPlace place = node.placeOf(keyword);
          report.add(
              Code.UnsupportedShape,
              row,
              place,
              Wording.quoted(keyword.spelling())
                  + " beside a $ref is not supported; write it in the definition");
          alone = false;
        }
      }
    }
    return alone && node.unknownKeywords().isEmpty() && isOpennessInPlace(node, row);
  }

  private boolean isOpennessInPlace(SchemaNode node, Origin row) {
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
    return inPlace;
  }

  private static String sentence(String name) {
    return "keyword "
        + Wording.quoted(name)
        + " is not supported, and would not be enforced"
        + Wording.didYouMean(name, Arrays.stream(Keyword.values()).map(Keyword::spelling).toList());
  }
}
