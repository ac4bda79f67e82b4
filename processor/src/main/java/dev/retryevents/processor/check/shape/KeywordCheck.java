package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
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
          Keyword.TITLE,
          Keyword.DESCRIPTION,
          Keyword.DEFAULT,
          Keyword.EXAMPLES,
          Keyword.DEPRECATED,
          Keyword.COMMENT);

  private static final String NOT_ENFORCED =
      "\"dependentRequired\" would not be enforced; require the members, or remove it";

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
    boolean enforced = !node.has(Keyword.DEPENDENT_REQUIRED);
    if (!enforced) {
      report.add(
          Code.UnsupportedShape, row, node.placeOf(Keyword.DEPENDENT_REQUIRED), NOT_ENFORCED);
    }
    boolean alone = node.ref().isEmpty() || isAlone(node, Keyword.REF, Set.of(), row);
    return alone && enforced && node.unknownKeywords().isEmpty() && isOpennessInPlace(node, row);
  }

  /**
   * Whether nothing but remarks stands beside a keyword that says all in another place.
   *
   * @param beside what may stand there all the same
   */
  boolean isAlone(SchemaNode node, Keyword pointing, Set<Keyword> beside, Origin row) {
    boolean alone = true;
    for (Keyword keyword : node.operands().keySet()) {
      if (keyword != pointing && !REMARKS.contains(keyword) && !beside.contains(keyword)) {
        report.add(
            Code.UnsupportedShape,
            row,
            node.placeOf(keyword),
            Wording.quoted(keyword.spelling())
                + " beside "
                + (pointing == Keyword.REF ? "a $ref" : Wording.quoted(pointing.spelling()))
                + " is not supported; write it in the "
                + (pointing == Keyword.REF ? "definition" : "branches"));
        alone = false;
      }
    }
    return alone;
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
