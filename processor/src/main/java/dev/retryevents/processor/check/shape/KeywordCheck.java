package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaPlace;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
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

  /**
   * Keywords that are spelled right: what JSON Schema 2020-12 has beside those that are supported
   * (Core, 7 to 10; Validation, 6 to 9).
   */
  private static final Set<String> STANDARD =
      Set.of(
          ("$anchor $dynamicAnchor $dynamicRef $id $vocabulary allOf contains contentEncoding"
                  + " contentMediaType contentSchema dependentSchemas else format if maxContains"
                  + " maxItems maxProperties minContains minItems minProperties multipleOf not"
                  + " patternProperties prefixItems propertyNames readOnly then unevaluatedItems"
                  + " unevaluatedProperties uniqueItems writeOnly")
              .split(" "));

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
    List<String> known = Arrays.stream(Keyword.values()).map(Keyword::spelling).toList();
    return "keyword "
        + Wording.quoted(name)
        + " is not supported, and would not be enforced"
        + (STANDARD.contains(name) ? "; remove it" : Wording.didYouMean(name, known));
  }
}
