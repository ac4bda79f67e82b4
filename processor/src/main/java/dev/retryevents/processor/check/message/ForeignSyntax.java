package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.NearestName;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.template.Expression;
import dev.retryevents.processor.template.Operand;
import dev.retryevents.processor.template.PatternPart;
import dev.retryevents.processor.template.Span;
import dev.retryevents.processor.template.SyntaxFault;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reports placeholders of other template languages, which MessageFormat 2 would print as they are:
 * {@code %s}, {@code {0}}, {@code ${x}}, and {@code {x}}, which is the word x.
 */
final class ForeignSyntax {

  /** A conversion of {@code java.util.Formatter}; a percent sign before a space is a percent. */
  private static final Pattern CONVERSION =
      Pattern.compile(
          "%(\\d+\\$)?[-#+0,(]*\\d*(\\.\\d+)?[bBhHsScCdoxXeEfgGaAtTn](?![\\p{L}\\p{N}])");

  /** An argument with a format, such as {@code {0,number}}, of {@code java.text.MessageFormat}. */
  private static final Pattern ARGUMENT = Pattern.compile("\\{\\s*(\\w+)\\s*,");

  private ForeignSyntax() {}

  /** Explains a syntax fault that another language's placeholder made; empty if none did. */
  static Optional<Diagnostic> explain(ShapedRow row, SyntaxFault fault) {
    String template = row.row().message().value();
    int open = template.lastIndexOf('{', fault.span().start());
    Matcher argument = ARGUMENT.matcher(template);
    if (open < 0 || !argument.region(open, template.length()).lookingAt()) {
      return Optional.empty();
    }
    return Optional.of(
        TemplateDiagnostic.of(
            Code.ForeignPlaceholder,
            row.row().message(),
            new Span(open, argument.end()),
            argument.group()
                + "…} is an argument of java.text.MessageFormat; write "
                + suggestion(row, argument.group(1))));
  }

  /** Checks the patterns of the message. */
  static void check(MessageView view, Findings findings) {
    view.message().patterns().forEach(pattern -> check(pattern.parts(), view, findings));
  }

  private static void check(List<PatternPart> parts, MessageView view, Findings findings) {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof PatternPart.Text text) {
        checkText(text, view, findings);
      } else if (parts.get(i) instanceof PatternPart.Placeholder placeholder) {
        checkLiteral(placeholder.expression(), isBehindDollar(parts, i), view, findings);
      }
    }
  }

  private static boolean isBehindDollar(List<PatternPart> parts, int index) {
    return index > 0
        && parts.get(index - 1) instanceof PatternPart.Text text
        && text.text().endsWith("$");
  }

  private static void checkText(PatternPart.Text text, MessageView view, Findings findings) {
    Matcher conversion = CONVERSION.matcher(text.text());
    if (conversion.find()) {
      findings.add(
          view.at(
              Code.ForeignPlaceholder,
              new Span(text.span().start() + conversion.start(), text.span().end()),
              conversion.group() + " is printed as it is; write " + suggestion(view.row(), "")));
    }
  }

  /** A literal without a function prints itself: a name in braces is a variable forgotten. */
  private static void checkLiteral(
      Expression expression, boolean afterDollar, MessageView view, Findings findings) {
    if (expression.function().isPresent()
        || !(expression.operand().orElseThrow() instanceof Operand.Literal literal)
        || literal.quoted()) {
      return;
    }
    String written = (afterDollar ? "${" : "{") + literal.text() + "}";
    findings.add(
        view.at(
            Code.ForeignPlaceholder,
            expression.span(),
            written
                + " prints the text "
                + Wording.quoted((afterDollar ? "$" : "") + literal.text())
                + "; write "
                + suggestion(view.row(), literal.text())));
  }

  private static String suggestion(ShapedRow row, String written) {
    String name =
        NearestName.of(written, row.wireNames())
            .or(() -> row.wireNames().stream().findFirst())
            .orElse("name");
    return "{$" + name + "}";
  }
}
