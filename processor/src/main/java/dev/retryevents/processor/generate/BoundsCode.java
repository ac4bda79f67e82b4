package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.retryevents.event.Constraints;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a constructor asks of one value: the calls that refuse what the schema does not allow. */
final class BoundsCode {

  private BoundsCode() {}

  /**
   * The calls.
   *
   * @param component the component
   * @param value code that gives its value, which is there
   * @param pattern the constant that holds its pattern, if it has one
   */
  static List<CodeBlock> of(Component component, CodeBlock value, Optional<String> pattern) {
    if (component.type() instanceof ValueType.Text) {
      return text(component, value, pattern);
    }
    if (component.type() instanceof ValueType.Double) {
      return fraction(component, value);
    }
    if (component.type() instanceof ValueType.Int) {
      return whole(component, value, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
    if (component.type() instanceof ValueType.Long) {
      return whole(component, value, Long.MIN_VALUE, Long.MAX_VALUE);
    }
    return List.of();
  }

  private static List<CodeBlock> text(
      Component component, CodeBlock value, Optional<String> pattern) {
    List<CodeBlock> calls = new ArrayList<>();
    Bounds bounds = component.bounds();
    bounds
        .minLength()
        .ifPresent(
            least -> calls.add(call("minLength", component, value, CodeBlock.of("$L", least))));
    bounds
        .maxLength()
        .ifPresent(
            most -> calls.add(call("maxLength", component, value, CodeBlock.of("$L", most))));
    pattern.ifPresent(
        constant -> calls.add(call("matches", component, value, CodeBlock.of("$N", constant))));
    return calls;
  }

  private static List<CodeBlock> fraction(Component component, CodeBlock value) {
    List<CodeBlock> calls = new ArrayList<>();
    calls.add(CodeBlock.of("$T.finite($S, $L)", Constraints.class, component.name(), value));
    Bounds bounds = component.bounds();
    bounds
        .minimum()
        .ifPresent(bound -> calls.add(call("atLeast", component, value, fraction(bound))));
    bounds.above().ifPresent(bound -> calls.add(call("above", component, value, fraction(bound))));
    bounds
        .maximum()
        .ifPresent(bound -> calls.add(call("atMost", component, value, fraction(bound))));
    bounds.below().ifPresent(bound -> calls.add(call("below", component, value, fraction(bound))));
    return calls;
  }

  /** Of whole numbers every bound is a least or a greatest one; what the type holds goes unsaid. */
  private static List<CodeBlock> whole(
      Component component, CodeBlock value, long lowest, long highest) {
    List<CodeBlock> calls = new ArrayList<>();
    component
        .bounds()
        .leastWhole()
        .filter(least -> least.compareTo(BigInteger.valueOf(lowest)) > 0)
        .ifPresent(least -> calls.add(call("atLeast", component, value, whole(least))));
    component
        .bounds()
        .greatestWhole()
        .filter(most -> most.compareTo(BigInteger.valueOf(highest)) < 0)
        .ifPresent(most -> calls.add(call("atMost", component, value, whole(most))));
    return calls;
  }

  private static CodeBlock call(
      String method, Component component, CodeBlock value, CodeBlock bound) {
    return CodeBlock.of(
        "$T.$L($S, $L, $L)", Constraints.class, method, component.name(), value, bound);
  }

  private static CodeBlock whole(BigInteger bound) {
    BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);
    BigInteger least = BigInteger.valueOf(Long.MIN_VALUE);
    return CodeBlock.of("$L", NumberLiteral.ofWhole(bound.min(most).max(least).longValue()));
  }

  private static CodeBlock fraction(BigDecimal bound) {
    double most = Double.MAX_VALUE;
    double number = Math.max(-most, Math.min(most, bound.doubleValue()));
    return CodeBlock.of("$L", NumberLiteral.ofFraction(number));
  }
}
