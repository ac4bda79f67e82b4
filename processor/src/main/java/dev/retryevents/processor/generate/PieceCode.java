package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.retryevents.event.NumberText;
import dev.retryevents.event.PrintableText;
import dev.retryevents.event.SignDisplay;
import dev.retryevents.processor.model.NumberLayout;
import dev.retryevents.processor.model.Piece;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.model.ValueType;

/** A value of a sentence as the call that appends it. */
final class PieceCode {

  private static final NumberLayout TENTHS = new NumberLayout(1, 1, 1, "AUTO");

  private PieceCode() {}

  static CodeBlock append(Piece piece) {
    if (piece instanceof Piece.Shown shown) {
      return shown(shown);
    }
    if (piece instanceof Piece.Number number) {
      return number.subject() instanceof Subject.Fraction ? fraction(number) : whole(number);
    }
    throw new AssertionError(piece);
  }

  private static CodeBlock shown(Piece.Shown shown) {
    CodeBlock value = SubjectCode.read(shown.subject());
    ValueType type = shown.subject().component().type();
    if (type instanceof ValueType.Bool) {
      return CodeBlock.of("out.append($L)", value);
    }
    if (type instanceof ValueType.Named) {
      return text(CodeBlock.of("$L.wire()", value), shown.stopFollows());
    }
    return text(value, shown.stopFollows());
  }

  private static CodeBlock text(CodeBlock value, boolean stopFollows) {
    String method = stopFollows ? "appendBeforeStop" : "append";
    return CodeBlock.of("$T.$L(out, $L)", PrintableText.class, method, value);
  }

  private static CodeBlock whole(Piece.Number number) {
    NumberLayout layout = number.layout();
    CodeBlock value = SubjectCode.read(number.subject());
    if (SubjectCode.mayBeMissing(number.subject())) {
      value = CodeBlock.of("$L.longValue()", value);
    }
    if (!layout.equals(NumberLayout.PLAIN)) {
      return CodeBlock.of(
          "$T.appendSum(out, $L, $L, $L, $L, $T.$N)",
          NumberText.class,
          value,
          NumberLiteral.ofWhole(number.offset()),
          layout.integerDigits(),
          layout.minimumFractionDigits(),
          SignDisplay.class,
          layout.sign());
    }
    return number.offset() == 0
        ? CodeBlock.of("out.append($L)", value)
        : CodeBlock.of(
            "$T.appendSum(out, $L, $L)",
            NumberText.class,
            value,
            NumberLiteral.ofWhole(number.offset()));
  }

  private static CodeBlock fraction(Piece.Number number) {
    NumberLayout layout = number.layout();
    CodeBlock value = offset(SubjectCode.read(number.subject()), number.offset());
    if (layout.equals(TENTHS)) {
      return CodeBlock.of("$T.appendTenths(out, $L)", NumberText.class, value);
    }
    return CodeBlock.of(
        "$T.append(out, $L, $L, $L, $L, $T.$N)",
        NumberText.class,
        value,
        layout.integerDigits(),
        layout.minimumFractionDigits(),
        layout.maximumFractionDigits(),
        SignDisplay.class,
        layout.sign());
  }

  private static CodeBlock offset(CodeBlock value, long offset) {
    if (offset == 0) {
      return value;
    }
    return offset < 0 && offset != Long.MIN_VALUE
        ? CodeBlock.of("$L - $L", value, NumberLiteral.ofWhole(-offset))
        : CodeBlock.of("$L + $L", value, NumberLiteral.ofWhole(offset));
  }
}
