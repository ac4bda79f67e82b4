package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.retryevents.codec.Demands;
import dev.retryevents.event.Constraints;
import dev.retryevents.event.Sizes;
import java.util.Optional;

/**
 * Who refuses values, and how a fault is told: a constructor by the name of the component, a codec
 * by the place in its input.
 *
 * @param codec whether a codec does
 * @param holder the class that has the constants; empty if the code stands in it
 */
record Teller(boolean codec, Optional<ClassName> holder) {

  static final Teller CONSTRUCTOR = new Teller(false, Optional.empty());

  /** The codec of a record, in whose class the constants are. */
  static Teller codecOf(ClassName record) {
    return new Teller(true, Optional.of(record));
  }

  /** A call about one value. */
  CodeBlock value(String method, String name, CodeBlock value, Object... bound) {
    return call(Constraints.class, method, name, value, bound);
  }

  /** A call about the size of a value, or about all that it holds. */
  CodeBlock size(String method, String name, CodeBlock value, Object... bound) {
    return call(Sizes.class, method, name, value, bound);
  }

  private CodeBlock call(
      Class<?> constructor, String method, String name, CodeBlock value, Object... bound) {
    CodeBlock first = codec ? CodeBlock.of("in") : CodeBlock.of("$S", name);
    Class<?> type = codec ? Demands.class : constructor;
    return bound.length == 0
        ? CodeBlock.of("$T.$L($L, $L)", type, method, first, value)
        : CodeBlock.of("$T.$L($L, $L, $L)", type, method, first, value, bound[0]);
  }

  /** A constant, from where the code stands. */
  CodeBlock constant(String name) {
    return holder
        .map(type -> CodeBlock.of("$T.$N", type, name))
        .orElseGet(() -> CodeBlock.of("$N", name));
  }
}
