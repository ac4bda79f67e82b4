package dev.retryevents.processor.check.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.model.Sentence;
import dev.retryevents.processor.template.DataModelCheck;
import dev.retryevents.processor.template.Evaluation;
import dev.retryevents.processor.template.ProfileCheck;
import dev.retryevents.processor.template.Rendering;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is written as code says the same as what is evaluated for the samples. */
class SentenceAgreementTest {

  private static final int TEMPLATES = 6_000;
  private static final int VALUES = 25;

  @Test
  void everyMessageWithoutFaultsReadsAsItIsEvaluated() {
    Messages messages = Messages.over(RandomTemplates.DEFINITIONS);
    RandomTemplates random = new RandomTemplates(48);
    int sound = 0;
    for (int count = 0; count < TEMPLATES; count++) {
      MessageView view = messages.view(random.template());
      if (isSound(view)) {
        sound++;
        Sentence sentence = new MessageSentence(view).sentence();
        for (int i = 0; i < VALUES; i++) {
          assertAgrees(view, sentence, random.values());
        }
      }
    }
    assertTrue(sound > TEMPLATES / 5, "too few templates are sound to tell anything: " + sound);
  }

  private static void assertAgrees(
      MessageView view, Sentence sentence, Map<String, Object> values) {
    String about = view.row().row().message().value() + "\n" + values;
    Evaluation evaluation = SampleEvaluator.evaluate(view.message(), values);
    Rendering rendering = assertInstanceOf(Rendering.class, evaluation, () -> about + evaluation);
    assertEquals(rendering.text(), new SpokenSentence(sentence, values).text(), about);
  }

  /** All checks but that of components that are not shown. */
  private static boolean isSound(MessageView view) {
    Findings findings = new Findings();
    if (!DataModelCheck.faults(view.message()).isEmpty()
        || !ProfileCheck.faults(view.message()).isEmpty()) {
      return false;
    }
    ForeignSyntax.check(view, findings);
    VariableCheck.check(view, findings);
    WordsCheck.check(view, findings);
    OperandCheck.check(view, findings);
    KeyCheck.check(view, findings);
    KeyFormCheck.check(view, findings);
    RoundedSelectorCheck.check(view, findings);
    ExactKeyCheck.check(view, findings);
    SelectorCheck.check(view, findings);
    BareValueCheck.check(view, findings);
    return findings.faults() == 0;
  }
}
