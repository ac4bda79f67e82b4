package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.retryevents.event.TextKey;
import dev.retryevents.processor.model.Key;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.List;

/** A key of a variant as a condition; a value that is missing meets none. */
record KeyCode(TableTarget target) {

  /** The conditions that must all hold; none for a key that takes anything. */
  List<CodeBlock> matches(Key key, Subject subject) {
    CodeBlock value = SubjectCode.read(subject);
    if (key instanceof Key.Any) {
      return List.of();
    }
    if (key instanceof Key.Text text) {
      return List.of(text(text.text(), subject.component().type(), value));
    }
    if (key instanceof Key.Truth truth) {
      return List.of(truth(truth.value(), SubjectCode.mayBeMissing(subject), value));
    }
    if (key instanceof Key.Number number) {
      CodeBlock equal = CodeBlock.of("$L == $L", value, literal(number.number()));
      return SubjectCode.mayBeMissing(subject)
          ? List.of(CodeBlock.of("$L != null", value), equal)
          : List.of(equal);
    }
    throw new AssertionError(key);
  }

  private CodeBlock text(String text, ValueType type, CodeBlock value) {
    if (!(type instanceof ValueType.Named named)) {
      return CodeBlock.of("$T.matches($L, $L)", TextKey.class, value, StringLiteral.line(text));
    }
    String constant =
        target.vocabulary(named.name()).constants().stream()
            .filter(known -> known.wire().equals(text))
            .map(NamedType.Constant::name)
            .findFirst()
            .orElseThrow();
    return CodeBlock.of("$L == $T.$N", value, target.named(named.name()), constant);
  }

  private static CodeBlock truth(boolean truth, boolean mayBeMissing, CodeBlock value) {
    if (mayBeMissing) {
      return CodeBlock.of("$T.$L.equals($L)", Boolean.class, truth ? "TRUE" : "FALSE", value);
    }
    return truth ? value : CodeBlock.of("!$L", value);
  }

  private static String literal(BigDecimal number) {
    boolean whole = number.stripTrailingZeros().scale() <= 0;
    return whole && number.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) <= 0
        ? NumberLiteral.ofWhole(number.longValueExact())
        : NumberLiteral.ofFraction(number.doubleValue());
  }
}
