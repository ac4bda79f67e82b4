package dev.retryevents.processor.check.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.Places;
import dev.retryevents.processor.check.Rows;
import dev.retryevents.processor.check.Sources;
import dev.retryevents.processor.check.shape.RowShape;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.model.TypePackages;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.ParseResult;
import dev.retryevents.processor.template.ParsedMessage;
import dev.retryevents.processor.template.TemplateParser;
import java.util.List;
import java.util.Optional;

/** Messages over the components of one definition. */
final class Messages {

  private final ShapedRow row;
  private final Shapes shapes;

  private Messages(ShapedRow row, Shapes shapes) {
    this.row = row;
    this.shapes = shapes;
  }

  /** Messages over the definition X. */
  static Messages over(String definitions, String... unrendered) {
    return over(definitions, Rows.of("X").hiding(unrendered));
  }

  private static Messages over(String definitions, Rows row) {
    Findings findings = new Findings();
    Shapes shapes = new Shapes();
    RowShape shape =
        new RowShape(
            Bundles.of(definitions),
            Sources.extending(),
            TypePackages.of("com.acme"),
            shapes,
            findings);
    ShapedRow shaped = shape.of(row.declared(1));
    assertEquals(List.of(), Places.told(findings.all()));
    return new Messages(shaped, shapes);
  }

  /** What all checks say to the message. */
  List<String> told(String template) {
    Findings findings = new Findings();
    check(template, findings);
    return Places.told(findings.all());
  }

  /** The message, if all checks let it through. */
  Optional<CheckedMessage> check(String template, Findings findings) {
    return new MessageChecks(shapes, findings).check(saying(template), parse(template));
  }

  /** The message beside the components. */
  MessageView view(String template) {
    return MessageView.of(saying(template), message(template), shapes);
  }

  private ShapedRow saying(String template) {
    Rows said = new Rows("X", "", "X", template, List.of(), List.of(), hidden(), List.of());
    return new ShapedRow(
        said.declared(1),
        row.definition(),
        row.leading(),
        row.components(),
        row.rules(),
        row.sound());
  }

  private List<String> hidden() {
    return row.row().unrendered().stream().map(cell -> cell.value()).toList();
  }

  static Message message(String template) {
    ParseResult parsed = parse(template);
    return assertInstanceOf(ParsedMessage.class, parsed, parsed::toString).message();
  }

  private static ParseResult parse(String template) {
    return TemplateParser.parse(template);
  }
}
