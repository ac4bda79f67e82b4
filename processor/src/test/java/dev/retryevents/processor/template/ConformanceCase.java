package dev.retryevents.processor.template;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One case of the standard's own suite, known by its file and its place in it. */
record ConformanceCase(
    String key,
    String source,
    Map<String, Object> values,
    Isolation isolation,
    Optional<String> expected,
    List<String> expectedErrors) {

  private static final Set<String> STATIC_ERRORS =
      Set.of(
          "syntax-error",
          "duplicate-declaration",
          "duplicate-option-name",
          "duplicate-variant",
          "missing-fallback-variant",
          "missing-selector-annotation",
          "variant-key-mismatch");

  /** The error that the template has whatever its values are, if any. */
  Optional<String> staticError() {
    return expectedErrors.stream().filter(STATIC_ERRORS::contains).findFirst();
  }

  @Override
  public String toString() {
    return key;
  }
}
