package dev.retryevents.processor.javac;

import dev.retryevents.processor.RetryEventProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
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
    return new CompilerRun(ToolProvider.getSystemJavaCompiler(), null, classPath, options)
        .compile(sources, output, List.of(processors));
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
