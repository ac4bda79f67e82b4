package dev.retryevents.processor.check.signal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.check.Places;
import dev.retryevents.processor.check.Rows;
import dev.retryevents.processor.check.Sources;
import dev.retryevents.processor.check.Tables;
import dev.retryevents.processor.check.Verdict;
import dev.retryevents.processor.declaration.ValueSource;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignalsTest {

  private static final ValueSource ALPHA = Sources.source("com.acme.AlphaFault", "String model");
  private static final ValueSource BETA = Sources.source("com.acme.BetaFault", "String model");

  private static final String TWO =
      "'AlphaRetry':{'required':['model'],'properties':{'model':{'type':'string'}}},"
          + "'BetaRetry':{'required':['model'],'properties':{'model':{'type':'string'}}}";

  private static final Rows FIRST =
      Rows.of("AlphaRetry").saying("A {$model}").sample("{'model':'m'}", "A m");
  private static final Rows SECOND =
      Rows.of("BetaRetry").saying("B {$model}").sample("{'model':'m'}", "B m");

  @Test
  void everySignalHasItsRow() {
    assertEquals(
        List.of(),
        table(FIRST.from("com.acme.AlphaFault"), SECOND.from("com.acme.BetaFault")).told());
    assertEquals(
        List.of(
            "signals [SignalWithoutRow] signal BetaFault has no row; name it in the \"from\" of the"
                + " row that it leads to"),
        table(FIRST.from("com.acme.AlphaFault"), SECOND).told());
  }

  @Test
  void aSignalOnTwoRowsIsToldAndMappedOnce() {
    Verdict verdict =
        table(
                FIRST.from("com.acme.AlphaFault"),
                SECOND.from("com.acme.BetaFault", "com.acme.AlphaFault"))
            .verdict();
    assertEquals(
        List.of(
            "2.from.com.acme.AlphaFault [SignalTwice] AlphaFault is also on row 1, AlphaRetry; a"
                + " signal leads to one event, so remove one of them"),
        Places.told(verdict.diagnostics()));
    assertEquals(
        List.of("AlphaFault", "BetaFault"),
        verdict.contract().rows().stream()
            .flatMap(row -> row.sources().stream())
            .map(source -> source.signal().simpleName())
            .toList());
  }

  @Test
  void anExchangedSignalIsToldOnceAtTheRowWhoseOwnIsMissing() {
    assertEquals(
        List.of(
            "1.from.com.acme.BetaFault [SignalTwice] BetaFault is also on row 2, BetaRetry, and"
                + " AlphaFault has no row; write AlphaFault.class"),
        table(FIRST.from("com.acme.BetaFault"), SECOND.from("com.acme.BetaFault")).told());
  }

  @Test
  void signalsOfOneSimpleNameAreDifferentSignals() {
    assertEquals(
        List.of(),
        Tables.of(TWO, FIRST.from("com.acme.A.Fault"), SECOND.from("com.acme.B.Fault"))
            .signals(
                Sources.source("com.acme.A.Fault", "String model"),
                Sources.source("com.acme.B.Fault", "String model"))
            .told());
  }

  @Test
  void aStrangerIsToldWithTheNearestLeaf() {
    List<String> told =
        table(FIRST.from("com.acme.AlphaFalt"), SECOND.from("com.acme.BetaFault")).told();
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).contains("did you mean \"AlphaFault\"?"), told::toString);
  }

  @Test
  void aRowThatNamesSignalsNeedsTheirRoot() {
    List<String> told = Tables.of(TWO, FIRST.from("com.acme.AlphaFault"), SECOND).told();
    assertEquals(1, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("1.from.com.acme.AlphaFault [SignalsMissing]"));
  }

  private static Tables table(Rows... rows) {
    return Tables.of(TWO, rows).signals(ALPHA, BETA);
  }
}
