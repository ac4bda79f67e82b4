package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.retryevents.codec.Demands;
import dev.retryevents.event.Constraints;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is asked of one value: the calls that refuse what the schema does not allow.
 *
 * @param holder the class whose methods are called
 * @param teller what they get before the value, to tell a fault with
 */
record BoundsCode(Class<?> holder, CodeBlock teller) {

  /**
   * The calls of a constructor, which throw.
   *
   * @param component the component
   * @param value code that gives its value, which is there
   * @param pattern code that gives its compiled pattern, if it has one
   */
  static List<CodeBlock> ofConstructor(
      Component component, CodeBlock value, Optional<CodeBlock> pattern) {
    List<CodeBlock> calls = new ArrayList<>();
    if (component.type() instanceof ValueType.Double) {
      calls.add(CodeBlock.of("$T.finite($S, $L)", Constraints.class, component.name(), value));
    }
    calls.addAll(
        new BoundsCode(Constraints.class, CodeBlock.of("$S", component.name()))
            .of(component, value, pattern));
    return calls;
  }

  /**
   * The calls of a codec, which reject the value read last.
   *
   * @param component the component
   * @param in code that gives the input
   * @param value code that gives the value, which is there
   * @param pattern code that gives its compiled pattern, if it has one
   */
  static List<CodeBlock> ofCodec(
      Component component, CodeBlock in, CodeBlock value, Optional<CodeBlock> pattern) {
    return new BoundsCode(Demands.class, in).of(component, value, pattern);
  }

  private List<CodeBlock> of(Component component, CodeBlock value, Optional<CodeBlock> pattern) {
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

  private List<CodeBlock> text(Component component, CodeBlock value, Optional<CodeBlock> pattern) {
    List<CodeBlock> calls = new ArrayList<>();
    Bounds bounds = component.bounds();
    bounds
        .minLength()
        .ifPresent(least -> calls.add(call("minLength", value, CodeBlock.of("$L", least))));
    bounds
        .maxLength()
        .ifPresent(most -> calls.add(call("maxLength", value, CodeBlock.of("$L", most))));
    pattern.ifPresent(constant -> calls.add(call("matches", value, constant)));
    return calls;
  }

  private List<CodeBlock> fraction(Component component, CodeBlock value) {
    List<CodeBlock> calls = new ArrayList<>();
    Bounds bounds = component.bounds();
    bounds.minimum().ifPresent(bound -> calls.add(call("atLeast", value, fraction(bound))));
    bounds.above().ifPresent(bound -> calls.add(call("above", value, fraction(bound))));
    bounds.maximum().ifPresent(bound -> calls.add(call("atMost", value, fraction(bound))));
    bounds.below().ifPresent(bound -> calls.add(call("below", value, fraction(bound))));
    return calls;
  }

  /** Of whole numbers every bound is a least or a greatest one; what the type holds goes unsaid. */
  private List<CodeBlock> whole(Component component, CodeBlock value, long lowest, long highest) {
    List<CodeBlock> calls = new ArrayList<>();
    component
        .bounds()
        .leastWhole()
        .filter(least -> least.compareTo(BigInteger.valueOf(lowest)) > 0)
        .ifPresent(least -> calls.add(call("atLeast", value, whole(least))));
    component
        .bounds()
        .greatestWhole()
        .filter(most -> most.compareTo(BigInteger.valueOf(highest)) < 0)
        .ifPresent(most -> calls.add(call("atMost", value, whole(most))));
    return calls;
  }

  private CodeBlock call(String method, CodeBlock value, CodeBlock bound) {
    return CodeBlock.of("$T.$L($L, $L, $L)", holder, method, teller, value, bound);
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
