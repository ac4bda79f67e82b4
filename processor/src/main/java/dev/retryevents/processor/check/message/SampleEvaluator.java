package dev.retryevents.processor.check.message;

import dev.retryevents.processor.template.CarriedText;
import dev.retryevents.processor.template.Evaluation;
import dev.retryevents.processor.template.Evaluator;
import dev.retryevents.processor.template.Isolation;
import dev.retryevents.processor.template.Message;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Renders messages as contract text: without isolates, carried text made printable. */
public final class SampleEvaluator {

  private SampleEvaluator() {}

  /** The text of the message for {@code values}, and the variant that it chose. */
  public static Evaluation evaluate(
      Message message, Map<String, ? extends @Nullable Object> values) {
    return new Evaluator(CarriedText.PRINTABLE, Isolation.NONE).evaluate(message, values);
  }
}
