package dev.retryevents.processor.template;

import dev.retryevents.processor.template.EvaluationFault.Kind;
import java.util.List;
import java.util.Optional;

/** Prints a pattern with the values of its placeholders. */
final class PatternPrinter {

  private static final char FIRST_STRONG_ISOLATE = '\u2068';
  private static final char POP_ISOLATE = '\u2069';

  private final CarriedText carriedText;
  private final Isolation isolation;

  PatternPrinter(CarriedText carriedText, Isolation isolation) {
    this.carriedText = carriedText;
    this.isolation = isolation;
  }

  /** Appends the pattern, or stops at the first part that has no text. */
  Optional<EvaluationFault> print(Pattern pattern, Environment environment, StringBuilder out) {
    List<PatternPart> parts = pattern.parts();
    for (int index = 0; index < parts.size(); index++) {
      PatternPart part = parts.get(index);
      Optional<EvaluationFault> fault = Optional.empty();
      if (part instanceof PatternPart.Text text) {
        out.append(text.text());
      } else if (part instanceof PatternPart.Placeholder placeholder) {
        Resolution resolution = environment.resolve(placeholder.expression());
        fault = print(placeholder, resolution, pattern.isBeforeStop(index), out);
      } else {
        fault = Optional.of(fault(Kind.OUTSIDE_PROFILE, part, "markup is outside our profile"));
      }
      if (fault.isPresent()) {
        return fault;
      }
    }
    return Optional.empty();
  }

  private Optional<EvaluationFault> print(
      PatternPart.Placeholder place, Resolution resolution, boolean beforeStop, StringBuilder out) {
    if (resolution instanceof EvaluationFault fault) {
      return Optional.of(fault);
    } else if (resolution instanceof Resolved.Quantity quantity) {
      out.append(NumberPrinter.print(quantity.amount(), quantity.options()));
    } else if (resolution instanceof Resolved.Bare bare
        && bare.amount() instanceof Amount.Whole whole) {
      out.append(whole.value());
    } else if (resolution instanceof Resolved.Written written) {
      isolate(written.text(), out);
    } else if (resolution instanceof Resolved.Truth truth) {
      isolate(Boolean.toString(truth.value()), out);
    } else if (resolution instanceof Resolved.Carried carried) {
      isolate(shown(carried.text(), beforeStop), out);
    } else {
      return Optional.of(fault(Kind.NOT_SHOWABLE, place, advice(resolution)));
    }
    return Optional.empty();
  }

  private String shown(String carried, boolean beforeStop) {
    StringBuilder shown = new StringBuilder();
    if (beforeStop) {
      carriedText.appendBeforeStop(shown, carried);
    } else {
      carriedText.append(shown, carried);
    }
    return shown.toString();
  }

  /** Isolates text of unknown direction; numbers run from left to right, as the message does. */
  private void isolate(String text, StringBuilder out) {
    if (isolation == Isolation.NONE) {
      out.append(text);
    } else {
      out.append(FIRST_STRONG_ISOLATE).append(text).append(POP_ISOLATE);
    }
  }

  private static String advice(Resolution resolution) {
    if (resolution instanceof Resolved.Bare) {
      return "a number with a fraction has no text of its own; state the digits with :number";
    } else if (resolution instanceof Resolved.Delay) {
      return "a Duration has no text of its own; write :retry:seconds";
    }
    return "the value is absent, and there is nothing to show for it";
  }

  private static EvaluationFault fault(Kind kind, PatternPart part, String sentence) {
    return new EvaluationFault(kind, part.span(), sentence);
  }
}
