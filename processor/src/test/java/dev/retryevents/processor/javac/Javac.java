package dev.retryevents.processor.javac;

import dev.retryevents.processor.RetryEventProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The compiler of the running JDK with the processor, over real files: as build tools call it.
 *
 * @param classPath what the sources see
 * @param options the options of the compiler beside those for paths
 */
public record Javac(List<Path> classPath, List<String> options) {

  /** Copies the lists. */
  public Javac {
    classPath = List.copyOf(classPath);
    options = List.copyOf(options);
  }

  /** As a program is compiled that fears warnings; {@code -processing}: see the processor. */
  public static Javac strict() {
    return new Javac(Libraries.MAIN, List.of("-Xlint:all,-processing", "-Werror"));
  }

  /** With warnings that are warnings. */
  public static Javac lenient() {
    return new Javac(Libraries.MAIN, List.of("-Xlint:all,-processing"));
  }

  /** With more on the class path. */
  public Javac seeing(Path... more) {
    return seeing(List.of(more));
  }

  /** With more on the class path. */
  public Javac seeing(List<Path> more) {
    return new Javac(concat(classPath, more), options);
  }

  /** With more options. */
  public Javac with(String... more) {
    return new Javac(classPath, concat(options, List.of(more)));
  }

  /** Compiles the sources below a folder, in the order of their names, into {@code output}. */
  public Outcome compile(Path folder, Path output) {
    return compile(sources(folder), output);
  }

  /** Compiles sources into {@code output}; generated sources go there as well. */
  public Outcome compile(List<Path> sources, Path output) {
    return compile(sources, output, new RetryEventProcessor());
  }

  /** Compiles with other processors than the one that is tested, or with more. */
  public Outcome compile(List<Path> sources, Path output, Processor... processors) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      Files.createDirectories(output);
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null, files, collector, options, null, files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(List.of(processors));
      Outcome outcome = new Outcome(task.call(), collector.getDiagnostics(), output);
      if (!outcome.compiled() && !outcome.hasError()) {
        throw new AssertionError("the compiler failed, and said why on the console only");
      }
      return outcome;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The sources below a folder, in the order of their names. */
  public static List<Path> sources(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T> List<T> concat(List<T> some, List<T> more) {
    List<T> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }
}
