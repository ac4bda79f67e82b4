package dev.retryevents.processor.javac;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/**
 * A compiler, of whatever maker, over real files.
 *
 * @param compiler the compiler
 * @param console where it prints what is not told otherwise; null for that of this process
 * @param classPath what the sources see
 * @param options its options beside those for paths
 */
record CompilerRun(
    JavaCompiler compiler, @Nullable Writer console, List<Path> classPath, List<String> options) {

  /** Compiles sources into {@code output}; generated sources go there as well. */
  Outcome compile(List<Path> sources, Path output, List<Processor> processors) {
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      Files.createDirectories(output);
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              console, files, collector, options, null, files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(processors);
      Outcome outcome = new Outcome(task.call(), collector.getDiagnostics(), output);
      if (!outcome.compiled() && !outcome.hasError()) {
        throw new AssertionError("the compiler failed, and said why on the console only");
      }
      return outcome;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
