package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.retryevents.processor.model.Specimen;
import java.util.List;

/** A specimen as an expression that makes it. */
final class SpecimenCode {

  private SpecimenCode() {}

  static CodeBlock of(Specimen specimen) {
    if (specimen instanceof Specimen.Text text) {
      return CodeBlock.of("$L", StringLiteral.line(text.text()));
    }
    if (specimen instanceof Specimen.Number number) {
      return CodeBlock.of("$L", number(number));
    }
    if (specimen instanceof Specimen.Truth) {
      return CodeBlock.of("true");
    }
    if (specimen instanceof Specimen.Null none) {
      // the type tells overloads apart
      return CodeBlock.of("($T) null", TypeNames.of(none.type()));
    }
    if (specimen instanceof Specimen.Field field) {
      return CodeBlock.of("$T.$N", TypeNames.of(field.type()), field.name());
    }
    if (specimen instanceof Specimen.Call call) {
      return CodeBlock.of(
          "$T.$N($L)", TypeNames.of(call.type()), call.method(), arguments(call.arguments()));
    }
    if (specimen instanceof Specimen.New make) {
      return CodeBlock.of("new $T($L)", TypeNames.of(make.type()), arguments(make.arguments()));
    }
    throw new AssertionError(specimen);
  }

  private static CodeBlock arguments(List<Specimen> arguments) {
    return CodeBlock.join(arguments.stream().map(SpecimenCode::of).toList(), ", ");
  }

  private static String number(Specimen.Number number) {
    return switch (number.primitive()) {
      case "int" -> String.valueOf(number.number());
      case "long" -> NumberLiteral.ofLong(number.number());
      case "double" -> NumberLiteral.ofFraction((double) number.number());
      case "float" -> (float) number.number() + "f";
      default -> "(" + number.primitive() + ") " + number.number();
    };
  }
}
