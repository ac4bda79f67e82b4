package dev.retryevents.processor.template;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * Something that the grammar allows and our profile does not.
 *
 * @param written the name, value or key that is wrong, as it stands in the template
 * @param candidates what could have been meant, sorted; empty where there is nothing to choose from
 */
public record ProfileFault(
    Kind kind, Span span, String sentence, String written, Set<String> candidates) {

  public ProfileFault {
    sentence = VisibleText.of(sentence);
    candidates = Collections.unmodifiableSet(new TreeSet<>(candidates));
  }

  /** What the profile does not allow. */
  public enum Kind {
    /** Markup, which needs a tool that lays text out. */
    MARKUP,
    /** A function that nobody knows. */
    UNKNOWN_FUNCTION,
    /** A function of the standard that contract text refuses. */
    REFUSED_FUNCTION,
    /** A function without anything to work on. */
    MISSING_OPERAND,
    /** A literal that the function cannot work on. */
    LITERAL_OPERAND,
    /** An option that the function does not have. */
    UNKNOWN_OPTION,
    /** An option of the standard that contract text refuses. */
    REFUSED_OPTION,
    /** A value that the option does not take. */
    OPTION_VALUE,
    /** None of several options, or several, where exactly one is needed. */
    OPTION_COUNT,
    /** A key that no value of its selector can suit. */
    VARIANT_KEY
  }
}
