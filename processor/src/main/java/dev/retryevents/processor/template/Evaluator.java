package dev.retryevents.processor.template;

import dev.retryevents.processor.template.EvaluationFault.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders messages of the profile at build time, in the root locale. */
public final class Evaluator {

  private final PatternPrinter printer;

  public Evaluator(CarriedText carriedText, Isolation isolation) {
    this.printer = new PatternPrinter(carriedText, isolation);
  }

  /**
   * The text of a message for the values of a sample, and the variant that it chose.
   *
   * @param message a message without data-model faults
   * @param values by name: String (an enum by its wire value), Long, Double, Boolean, Duration,
   *     null
   */
  public Evaluation evaluate(Message message, Map<String, ? extends @Nullable Object> values) {
    Environment environment = Environment.of(message, values);
    if (!(message instanceof Message.SelectMessage select)) {
      return render(message, 0, environment);
    }
    List<Resolved> selected = new ArrayList<>();
    for (Operand.Variable selector : select.selectors()) {
      Resolution resolution = environment.resolve(selector);
      if (!(resolution instanceof Resolved resolved)) {
        return (EvaluationFault) resolution;
      }
      Optional<EvaluationFault> fault = VariantChoice.selectorFault(selector, resolved);
      if (fault.isPresent()) {
        return fault.get();
      }
      selected.add(resolved);
    }
    return VariantChoice.best(select.variants(), selected)
        .map(index -> render(message, index, environment))
        .orElseGet(() -> new EvaluationFault(Kind.NO_VARIANT, message.span(), "no variant suits"));
  }

  private Evaluation render(Message message, int variant, Environment environment) {
    StringBuilder text = new StringBuilder();
    return printer
        .print(message.patterns().get(variant), environment, text)
        .<Evaluation>map(fault -> fault)
        .orElseGet(() -> new Rendering(text.toString(), variant));
  }
}
