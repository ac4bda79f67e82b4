package dev.retryevents.processor.check.message;

import dev.retryevents.event.PrintableText;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Operand;
import dev.retryevents.processor.template.Pattern;
import dev.retryevents.processor.template.PatternPart;
import dev.retryevents.processor.template.Span;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Reports words of the template itself that would not print on one line. */
final class WordsCheck {

  private WordsCheck() {}

  /** Checks every pattern. */
  static void check(MessageView view, Findings findings) {
    String template = view.row().row().message().value();
    boolean simple = view.message() instanceof Message.PatternMessage only && only.isSimple();
    if (simple && template.endsWith("\n")) {
      findings.add(
          view.at(
              Code.TrailingNewline,
              new Span(template.stripTrailing().length(), template.length()),
              "the text block ends with a line break that becomes part of the message; end its last"
                  + " line with \\, or write a plain string"));
      return;
    }
    for (Pattern pattern : view.message().patterns()) {
      checkParts(pattern.parts(), view, findings);
    }
  }

  private static void checkParts(List<PatternPart> parts, MessageView view, Findings findings) {
    boolean blank = true;
    for (PatternPart part : parts) {
      if (part instanceof PatternPart.Text text) {
        checkText(text.text(), text.span(), view, findings);
        blank &= text.text().isBlank();
      } else if (part instanceof PatternPart.Placeholder placeholder) {
        checkLiteral(placeholder, view, findings);
        blank = false;
      } else {
        blank = false;
      }
    }
    if (blank) {
      Span span = parts.isEmpty() ? view.message().span() : parts.get(0).span();
      findings.add(
          view.at(
              Code.TextLint, span, "the message says nothing; write what a person should read"));
    }
  }

  /** What the author wrote as a literal is printed as it is, like the words around it. */
  private static void checkLiteral(
      PatternPart.Placeholder placeholder, MessageView view, Findings findings) {
    Derivation derivation = view.scope().derivation(placeholder.expression());
    derivation
        .source()
        .filter(Operand.Literal.class::isInstance)
        .map(Operand.Literal.class::cast)
        .ifPresent(literal -> checkText(literal.text(), literal.span(), view, findings));
  }

  private static void checkText(String text, Span span, MessageView view, Findings findings) {
    int[] hidden = text.codePoints().filter(c -> !isPrintable(c)).distinct().toArray();
    if (hidden.length > 0) {
      // no escape can spell it, so it stands in the template as it is
      int first = view.row().row().message().value().indexOf(hidden[0], span.start());
      findings.add(
          view.at(
              Code.TextLint,
              new Span(first, span.end()),
              "the text holds "
                  + Arrays.stream(hidden)
                      .mapToObj(Character::toString)
                      .map(Wording::oneLine)
                      .collect(Collectors.joining(" "))
                  + ", and a message is one printable line; remove it"));
    }
  }

  private static boolean isPrintable(int c) {
    StringBuilder printed = new StringBuilder();
    String written = Character.toString(c);
    PrintableText.append(printed, written);
    return written.contentEquals(printed);
  }
}
