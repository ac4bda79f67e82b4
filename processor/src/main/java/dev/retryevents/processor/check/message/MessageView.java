package dev.retryevents.processor.check.message;

import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.template.Derivation;
import dev.retryevents.processor.template.FunctionProfile;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Operand;
import dev.retryevents.processor.template.Scope;
import dev.retryevents.processor.template.Span;
import dev.retryevents.processor.template.ValueKind;
import java.util.Optional;

/**
 * A message beside the components that it may name.
 *
 * @param row the row
 * @param message its message
 * @param scope what the names of the message stand for
 * @param shapes the types that components have
 */
record MessageView(ShapedRow row, Message message, Scope scope, Shapes shapes) {

  /** The view of a message that keeps to the grammar. */
  static MessageView of(ShapedRow row, Message message, Shapes shapes) {
    return new MessageView(row, message, Scope.of(message), shapes);
  }

  /** A diagnostic that shows where in the template {@code span} stands. */
  Diagnostic at(Code code, Span span, String sentence) {
    return TemplateDiagnostic.of(code, row.row().message(), span, sentence);
  }

  /** How the value of a selector comes about. */
  Derivation derivation(Operand.Variable selector) {
    return scope.derivation(selector);
  }

  /** The component that a value comes from, if it comes from one. */
  Optional<Component> component(Derivation derivation) {
    return derivation.input().flatMap(row::component);
  }

  /** The component as the functions on the way to the value read it. */
  Subject subject(Component component, Derivation derivation) {
    if (derivation.passes(FunctionProfile.RETRY_SECONDS)) {
      return new Subject.Seconds(component);
    }
    return switch (kind(component).orElseThrow()) {
      case INTEGER -> new Subject.Whole(component);
      case FRACTION -> new Subject.Fraction(component);
      case TEXT, BOOLEAN, DURATION -> new Subject.Word(component);
    };
  }

  /** What functions can make of the component; empty for what only code can use. */
  Optional<ValueKind> kind(Component component) {
    ValueType type = component.type();
    if (type instanceof ValueType.Text || vocabulary(component).isPresent()) {
      return Optional.of(ValueKind.TEXT);
    } else if (type.isInteger()) {
      return Optional.of(ValueKind.INTEGER);
    } else if (type instanceof ValueType.Double) {
      return Optional.of(ValueKind.FRACTION);
    } else if (type instanceof ValueType.Bool) {
      return Optional.of(ValueKind.BOOLEAN);
    }
    return Optional.empty();
  }

  /** Whether the component is a number with a fraction. */
  boolean isFraction(Component component) {
    return component.type() instanceof ValueType.Double;
  }

  /** The enum that the component is of, if it is of one. */
  Optional<NamedType.EnumType> vocabulary(Component component) {
    return shapes.vocabulary(component.type());
  }

  /** What the component is, in words for a sentence. */
  String phrase(Component component) {
    if (component.type() instanceof ValueType.ListOf) {
      return "a list";
    } else if (component.type() instanceof ValueType.MapOf) {
      return "a map";
    } else if (component.type() instanceof ValueType.AnyJson
        || component.type() instanceof ValueType.AnyObject) {
      return "free JSON";
    }
    return vocabulary(component)
        .map(type -> "an enum")
        .or(() -> kind(component).map(MessageView::phrase))
        .orElse("an object");
  }

  private static String phrase(ValueKind kind) {
    return switch (kind) {
      case TEXT -> "a string";
      case FRACTION -> "a number with a fraction";
      default -> kind.phrase();
    };
  }
}
