package dev.retryevents.processor.mutation;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The source of a table, and where its cells are.
 *
 * @param text the source
 * @param cells the values of its rows and samples, in the order of the source
 */
record TableSource(String text, List<TableCell> cells) {

  static TableSource read(Path file) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(null, files, null, null, null, files.getJavaFileObjects(file));
      CompilationUnitTree unit = task.parse().iterator().next();
      Scanner scanner = new Scanner(unit, Trees.instance(task).getSourcePositions());
      scanner.scan(unit, null);
      return new TableSource(Files.readString(file), scanner.cells);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The cells of that member. */
  List<TableCell> cells(String member) {
    return cells.stream().filter(cell -> cell.member().equals(member)).toList();
  }

  /** The one cell of that member in the same row. */
  TableCell beside(TableCell cell, String member) {
    return cells(member).stream().filter(other -> other.row() == cell.row()).findFirst().get();
  }

  /** Collects the cells; a row is a {@code @RetryEvent}, and its samples stand in it. */
  private static final class Scanner extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<TableCell> cells = new ArrayList<>();
    private int row;
    private int sample;

    Scanner(CompilationUnitTree unit, SourcePositions positions) {
      this.unit = unit;
      this.positions = positions;
    }

    @Override
    public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
      String name = annotation.getAnnotationType().toString();
      if (name.equals("RetryEvent")) {
        row++;
        sample = 0;
      } else if (name.equals("Sample")) {
        sample++;
      }
      return super.visitAnnotation(annotation, nothing);
    }

    @Override
    public Void visitAssignment(AssignmentTree assignment, Void nothing) {
      String member = assignment.getVariable().toString();
      long start = positions.getStartPosition(unit, assignment.getExpression());
      long end = positions.getEndPosition(unit, assignment.getExpression());
      boolean ofSample = member.equals("given") || member.equals("renders");
      cells.add(
          new TableCell(
              row,
              ofSample ? sample : 0,
              member,
              (int) start,
              (int) end,
              (int) unit.getLineMap().getLineNumber(start),
              (int) unit.getLineMap().getLineNumber(end)));
      return super.visitAssignment(assignment, nothing);
    }
  }
}
