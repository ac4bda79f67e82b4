package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.retryevents.event.RetrySeconds;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Subject;

/** How a renderer reads a value of its event. */
final class SubjectCode {

  private SubjectCode() {}

  /** The value, or null if it is missing; the whole seconds of a wait, which are never missing. */
  static CodeBlock read(Subject subject) {
    CodeBlock value = component(subject.component());
    return subject instanceof Subject.Seconds
        ? CodeBlock.of("$T.ofMillis($L)", RetrySeconds.class, value)
        : value;
  }

  private static CodeBlock component(Component component) {
    return component.presence().tellsNullFromAbsent()
        ? CodeBlock.of("event.$N().orNull()", component.name())
        : CodeBlock.of("event.$N()", component.name());
  }

  static boolean mayBeMissing(Subject subject) {
    return subject.component().presence().mayBeMissing() && !(subject instanceof Subject.Seconds);
  }
}
