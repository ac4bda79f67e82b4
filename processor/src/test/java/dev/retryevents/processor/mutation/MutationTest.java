package dev.retryevents.processor.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One word of the table changed is one error, at the cell that tells of it. */
@Execution(ExecutionMode.CONCURRENT)
class MutationTest {

  private static final TableSource TABLE = AgentExample.TABLE;

  @TempDir private Path folder;

  @Test
  void theTableItselfIsClean() throws IOException {
    assertEquals("", compile(TABLE.text()).text());
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("words")
  void aChangedWordIsOneError(TableCell cell, Word word) throws IOException {
    Outcome outcome = compile(word.replacedIn(TABLE.text(), word.changed()));
    assertOneErrorIn(tellingOf(cell), outcome);
  }

  /** Every word of the cells that hold texts; what a sample carries unseen may be anything. */
  static Stream<Arguments> words() {
    return Stream.of("type", "title", "message", "given", "renders")
        .flatMap(member -> TABLE.cells(member).stream())
        .flatMap(cell -> cell.words(TABLE.text()).stream().map(word -> arguments(cell, word)))
        .filter(change -> !Unseen.is((TableCell) change.get()[0], (Word) change.get()[1]));
  }

  /** A sentence and the sample that holds it disagree, and the error shows both. */
  private static List<TableCell> tellingOf(TableCell cell) {
    List<TableCell> cells = new ArrayList<>(List.of(cell));
    if (cell.member().equals("message") || cell.member().equals("given")) {
      TABLE.cells("renders").stream()
          .filter(other -> other.row() == cell.row())
          .filter(other -> cell.sample() == 0 || other.sample() == cell.sample())
          .forEach(cells::add);
    }
    return cells;
  }

  @ParameterizedTest(name = "{0}: {1} -> {2}")
  @MethodSource("signals")
  void anotherSignalIsOneError(TableCell cell, Word signal, String other) throws IOException {
    Outcome outcome = compile(signal.replacedIn(TABLE.text(), other));
    assertOneErrorIn(List.of(cell), outcome);
  }

  /** Every signal of every row, with every other one in its place. */
  static Stream<Arguments> signals() {
    List<String> all =
        TABLE.cells("from").stream()
            .flatMap(cell -> cell.classes(TABLE.text()).stream())
            .map(Word::text)
            .toList();
    return TABLE.cells("from").stream()
        .flatMap(
            cell ->
                cell.classes(TABLE.text()).stream()
                    .flatMap(
                        signal ->
                            all.stream()
                                .filter(other -> !other.equals(signal.text()))
                                .map(other -> arguments(cell, signal, other))));
  }

  private static void assertOneErrorIn(List<TableCell> cells, Outcome outcome) {
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    long line = outcome.diagnostics().get(0).getLineNumber();
    assertTrue(
        cells.stream().anyMatch(cell -> cell.holds(line)), () -> cells + "\n" + outcome.text());
  }

  private Outcome compile(String source) throws IOException {
    return AgentExample.compile(source, AgentExample.BUNDLE.getParent(), folder);
  }
}
