package dev.retryevents.processor.check.message;

import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.template.Span;
import dev.retryevents.processor.template.TemplateExcerpt;
import dev.retryevents.processor.template.TemplatePosition;

/** A diagnostic inside a template: the compiler can point at the annotation value only. */
public final class TemplateDiagnostic {

  private TemplateDiagnostic() {}

  /** The sentence behind line and column, over the line of the template and a caret. */
  public static Diagnostic of(Code code, Cell<String> template, Span span, String sentence) {
    int offset = Math.min(span.start(), template.value().length());
    return new Diagnostic(
        code,
        template.origin(),
        TemplatePosition.of(template.value(), offset) + " " + sentence,
        TemplateExcerpt.of(template.value(), offset).lines());
  }
}
