package dev.retryevents.processor.template;

import java.util.List;
import java.util.Locale;

/** What we say of a case of the suite: a word, and the text where there is one. */
record Verdict(String word, String text) {

  static final String RENDERS = "renders";

  static Verdict of(ConformanceCase example) {
    ParseResult result = TemplateParser.parse(example.source());
    if (!(result instanceof ParsedMessage parsed)) {
      return refused("syntax-error");
    }
    List<DataModelFault> dataModel = DataModelCheck.faults(parsed.message());
    if (!dataModel.isEmpty()) {
      return refused(code(dataModel.get(0).kind()));
    }
    List<ProfileFault> profile = ProfileCheck.faults(parsed.message());
    if (!profile.isEmpty()) {
      return refused("profile " + code(profile.get(0).kind()));
    }
    Evaluation evaluation =
        new Evaluator(Verbatim.TEXT, example.isolation())
            .evaluate(parsed.message(), example.values());
    return evaluation instanceof Rendering rendering
        ? new Verdict(RENDERS, rendering.text())
        : refused("evaluation " + code(((EvaluationFault) evaluation).kind()));
  }

  private static Verdict refused(String word) {
    return new Verdict(word, "");
  }

  private static String code(Enum<?> kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
