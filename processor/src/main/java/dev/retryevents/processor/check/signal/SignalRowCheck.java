package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.DeclaredSignals;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.model.JavaType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reports signals on two rows and signals on none. One exchanged name is both at once, and is told
 * once, at the row whose own signal is missing.
 */
public final class SignalRowCheck {

  /** An event and its signal begin alike; fewer letters in common are an accident. */
  private static final int KIN = 3;

  /** A signal where a row names it. */
  private record Mention(DeclaredRow row, Cell<JavaType.Declared> cell) {}

  private SignalRowCheck() {}

  /** Whether no leaf of the signals is on two rows; one on none is reported as well. */
  public static boolean check(
      DeclaredTable table, Cell<DeclaredSignals> signals, Findings findings) {
    long before = findings.faults();
    Map<JavaType.Declared, List<Mention>> mentions = new LinkedHashMap<>();
    Set<JavaType.Declared> missing =
        new TreeSet<>(Comparator.comparing(JavaType.Declared::qualifiedName));
    signals.value().leaves().forEach(leaf -> missing.add(leaf.type()));
    for (DeclaredRow row : table.rows()) {
      for (Cell<JavaType.Declared> from : row.from()) {
        missing.remove(from.value());
        mentions
            .computeIfAbsent(from.value(), key -> new ArrayList<>())
            .add(new Mention(row, from));
      }
    }
    mentions.values().stream()
        .filter(places -> places.size() > 1)
        .forEach(places -> reportTwice(places, missing, findings));
    boolean once = findings.faults() == before;
    missing.forEach(
        signal ->
            findings.add(
                Code.SignalWithoutRow,
                signals.origin(),
                "signal "
                    + signal.show()
                    + " has no row; name it in the \"from\" of the row that it leads to"));
    return once;
  }

  private static void reportTwice(
      List<Mention> places, Set<JavaType.Declared> missing, Findings findings) {
    Mention strange = stranger(places, missing);
    Mention right = places.get(0).equals(strange) ? places.get(1) : places.get(0);
    String sentence = strange.cell().value().show() + where(strange.row(), right.row());
    if (missing.isEmpty()) {
      sentence += "; a signal leads to one event, so remove one of them";
    } else {
      JavaType.Declared meant = nearest(strange.row(), missing);
      missing.remove(meant);
      sentence += ", and " + meant.show() + " has no row; write " + meant.show() + ".class";
    }
    findings.add(Code.SignalTwice, strange.cell().origin(), sentence);
  }

  private static String where(DeclaredRow row, DeclaredRow other) {
    return row.equals(other)
        ? " is on this row twice"
        : " is also on row " + other.number() + ", " + other.recordName();
  }

  /**
   * The place that is wrong: the row whose own signal seems to be missing, else the last of those
   * that are least akin to the signal.
   */
  private static Mention stranger(List<Mention> places, Set<JavaType.Declared> missing) {
    Mention last =
        places.stream()
            .reduce((one, next) -> kinship(next) <= kinship(one) ? next : one)
            .orElseThrow();
    return places.stream()
        .filter(place -> missing.stream().anyMatch(one -> kinship(place.row(), one) > KIN))
        .findFirst()
        .orElse(last);
  }

  private static JavaType.Declared nearest(DeclaredRow row, Set<JavaType.Declared> missing) {
    return Collections.max(missing, Comparator.comparingInt(one -> kinship(row, one)));
  }

  /** The same of a row and the signal on it, accidents left out. */
  private static int kinship(Mention place) {
    int kinship = kinship(place.row(), place.cell().value());
    return kinship > KIN ? kinship : 0;
  }

  /** How many letters the record and the signal have in common at their beginning. */
  private static int kinship(DeclaredRow row, JavaType.Declared type) {
    String record = row.recordName();
    String signal = type.simpleName();
    int length = 0;
    while (length < Math.min(record.length(), signal.length())
        && record.charAt(length) == signal.charAt(length)) {
      length++;
    }
    return length;
  }
}
