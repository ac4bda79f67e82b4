package dev.retryevents.processor.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Sorts rows into those that compile together and those that are refused.
 *
 * @param accepted the outcome of the table of those that compile
 * @param rows those rows
 * @param refused how many were refused, by the id of their first error
 */
public record Sieve(Outcome accepted, List<String> rows, Map<String, Integer> refused) {

  private static final Pattern ID = Pattern.compile("^\\[(\\w+)] ");

  /** Compiles until no row is refused; every refusal has an id, and none is the processor's own. */
  public static Sieve of(Path bundle, List<String> rows, Path folder) throws IOException {
    Map<String, Integer> refused = new TreeMap<>();
    List<String> left = new ArrayList<>(rows);
    for (int round = 0; ; round++) {
      SweptTable table = new SweptTable(bundle, left);
      Outcome outcome = table.compile(folder.resolve("round" + round));
      if (outcome.diagnostics().isEmpty()) {
        return new Sieve(outcome, table.rows(), refused);
      }
      Map<Integer, String> faults = new TreeMap<>();
      for (Diagnostic<? extends JavaFileObject> found : outcome.diagnostics()) {
        String text = found.getMessage(Locale.ROOT);
        boolean warning = text.startsWith("warnings found and -Werror");
        if (!warning) {
          Matcher id = ID.matcher(text);
          assertTrue(id.find(), outcome::text);
          assertTrue(!id.group(1).equals("Internal"), outcome::text);
          faults.putIfAbsent(table.rowOn(found.getLineNumber()), id.group(1));
        }
      }
      assertEquals(null, faults.remove(left.size()), outcome::text);
      left = new ArrayList<>();
      for (int i = 0; i < table.rows().size(); i++) {
        if (faults.containsKey(i)) {
          refused.merge(faults.get(i), 1, Integer::sum);
        } else {
          left.add(table.rows().get(i));
        }
      }
    }
  }
}
