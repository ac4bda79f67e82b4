package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.TimeAccessor;
import dev.retryevents.processor.model.ValueType;
import java.time.Duration;
import java.time.Instant;
import javax.lang.model.element.Modifier;

/** The accessor that gives a number of milliseconds as a {@code Duration} or an {@code Instant}. */
final class TimeAccessorCode {

  private TimeAccessorCode() {}

  static MethodSpec of(Component component, TimeAccessor accessor) {
    boolean wait = accessor.kind() == TimeAccessor.Kind.DURATION;
    ClassName type = wait ? ClassName.get(Duration.class) : ClassName.get(Instant.class);
    String factory = wait ? "ofMillis" : "ofEpochMilli";
    boolean missing = component.presence().mayBeMissing();
    String words = "{@return {@link #$N()} as " + (wait ? "a length of time" : "a moment");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(accessor.name())
            .addModifiers(Modifier.PUBLIC)
            .returns(missing ? TypeCode.nullable(type) : type)
            .addJavadoc(words + (missing ? ", or null if it is missing}" : "}"), component.name());
    if (component.presence().tellsNullFromAbsent()) {
      Class<?> number = component.type() instanceof ValueType.Int ? Integer.class : Long.class;
      return method
          .addStatement("$T millis = $N.orNull()", number, component.name())
          .addStatement("return millis == null ? null : $T.$L(millis)", type, factory)
          .build();
    }
    CodeBlock time = CodeBlock.of("$T.$L($N)", type, factory, component.name());
    return missing
        ? method.addStatement("return $N == null ? null : $L", component.name(), time).build()
        : method.addStatement("return $L", time).build();
  }
}
