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

  /** What a name of the section of definitions is. */
  static final String DEFINITION = "definition";

  /**
   * How many messages of one kind may be selected. The code that finds one by its method takes up
   * to 40 bytes a message, and a method has room for 65,535 (JVMS 4.7.3).
   */
  private static final int MESSAGES = 1_000;

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
    if (selected.size() > MESSAGES && !noun.equals(DEFINITION)) {
      findings.add(
          Code.TooManyMessages,
          patterns.get(0).origin(),
          Wording.count(selected.size(), noun)
              + " are selected, and Java has room for "
              + MESSAGES
              + "; select fewer");
    }
    return selected.entrySet().stream()
        .limit(noun.equals(DEFINITION) ? Long.MAX_VALUE : MESSAGES)
        .collect(
            Collectors.toMap(
                Map.Entry::getKey, Map.Entry::getValue, (one, other) -> one, LinkedHashMap::new));
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
