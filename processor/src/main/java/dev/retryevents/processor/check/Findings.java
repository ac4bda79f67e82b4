package dev.retryevents.processor.check;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.Origin;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the checks found so far, in the order in which they found it. */
public final class Findings {

  private final Set<Diagnostic> diagnostics = new LinkedHashSet<>();

  /** Adds a diagnostic, unless the very same was found before. */
  public void add(Diagnostic diagnostic) {
    diagnostics.add(diagnostic);
  }

  /** Adds a diagnostic of one line. */
  public void add(Code code, Origin origin, String sentence) {
    add(Diagnostic.of(code, origin, sentence));
  }

  /** How many faults were found; warnings do not count. */
  public long faults() {
    return diagnostics.stream().filter(found -> !found.code().isWarning()).count();
  }

  /** All that was found. */
  public List<Diagnostic> all() {
    return List.copyOf(diagnostics);
  }
}
