package dev.retryevents.processor.check.wire;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reports patterns that select nothing. */
final class SelectionCheck {

  private final Findings findings;

  SelectionCheck(Findings findings) {
    this.findings = findings;
  }

  /**
   * What the patterns select: each name once, sorted, with the first pattern that selects it.
   *
   * @param patterns the patterns
   * @param known the names that there are
   * @param noun what a name is, as in {@code notification}
   */
  Map<String, Cell<String>> select(
      List<Cell<String>> patterns, Collection<String> known, String noun) {
    Map<String, Cell<String>> selected = new TreeMap<>();
    for (Cell<String> pattern : patterns) {
      Pattern test = Pattern.compile(expression(pattern.value()), Pattern.DOTALL);
      List<String> names = known.stream().filter(name -> test.matcher(name).matches()).toList();
      names.forEach(name -> selected.putIfAbsent(name, pattern));
      if (names.isEmpty()) {
        report(pattern, known, noun);
      }
    }
    return new LinkedHashMap<>(selected);
  }

  private static String expression(String pattern) {
    return Arrays.stream(pattern.split("\\*", -1))
        .map(Pattern::quote)
        .collect(Collectors.joining(".*"));
  }

  private void report(Cell<String> pattern, Collection<String> known, String noun) {
    findings.add(
        Code.NothingSelected,
        pattern.origin(),
        known.isEmpty()
            ? Wording.quoted(pattern.value()) + " selects nothing: the bundle has no " + noun + "s"
            : Wording.quoted(pattern.value())
                + " selects no "
                + noun
                + "; there are "
                + Wording.list(known)
                + Wording.didYouMean(pattern.value(), known));
  }
}
