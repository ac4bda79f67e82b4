package dev.retryevents.processor.check.shape;

import dev.retryevents.event.SchemaPattern;
import dev.retryevents.processor.diagnostic.Wording;
import java.util.Optional;
import java.util.regex.PatternSyntaxException;

/**
 * Says why Java cannot check a pattern. JSON Schema means ECMA-262, Java has its own dialect: what
 * {@link SchemaPattern} reads is what can be kept.
 */
final class PatternFault {

  private static final String UNCHECKED = ", and so it is not checked";

  private PatternFault() {}

  static Optional<String> of(String pattern) {
    if (!ClassFileRoom.holdsConstant(pattern)) {
      return Optional.of("the pattern is too long for a Java constant" + UNCHECKED);
    }
    try {
      SchemaPattern.of(pattern);
      return Optional.empty();
    } catch (PatternSyntaxException fault) {
      return Optional.of(
          "Java cannot compile the pattern "
              + Wording.quoted(pattern)
              + ": "
              + fault.getDescription()
              + (fault.getIndex() < 0 ? "" : " at character " + (fault.getIndex() + 1))
              + UNCHECKED);
    } catch (StackOverflowError fault) {
      return Optional.of("Java cannot compile the pattern, which is nested too deep" + UNCHECKED);
    }
  }
}
