package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.retryevents.processor.model.Specimen;
import java.util.List;

/** A specimen as an expression that makes it. */
final class SpecimenCode {

  private SpecimenCode() {}

  /** The expression that a method returns. */
  static CodeBlock returned(Specimen specimen) {
    return isCall(specimen) ? Arguments.returned(callee(specimen), list(specimen)) : of(specimen);
  }

  /** The statement that keeps the value in a local variable. */
  static CodeBlock local(TypeName type, String name, Specimen specimen) {
    return isCall(specimen)
        ? Arguments.local(type, name, callee(specimen), list(specimen))
        : CodeBlock.builder().addStatement("$T $N = $L", type, name, of(specimen)).build();
  }

  /** The expression on one line. */
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
      return CodeBlock.of("($T) null", TypeCode.of(none.type()));
    }
    if (specimen instanceof Specimen.Field field) {
      return CodeBlock.of("$T.$N", TypeCode.of(field.type()), field.name());
    }
    return CodeBlock.of("$L($L)", callee(specimen), CodeBlock.join(list(specimen), ", "));
  }

  private static boolean isCall(Specimen specimen) {
    return specimen instanceof Specimen.Call || specimen instanceof Specimen.New;
  }

  private static CodeBlock callee(Specimen specimen) {
    if (specimen instanceof Specimen.Call call) {
      return CodeBlock.of("$T.$N", TypeCode.of(call.type()), call.method());
    }
    if (specimen instanceof Specimen.New make) {
      return CodeBlock.of("new $T", TypeCode.of(make.type()));
    }
    throw new AssertionError(specimen);
  }

  private static List<CodeBlock> list(Specimen specimen) {
    List<Specimen> arguments =
        specimen instanceof Specimen.Call call
            ? call.arguments()
            : ((Specimen.New) specimen).arguments();
    return arguments.stream().map(SpecimenCode::of).toList();
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
