package dev.retryevents.processor.javac;

import dev.retryevents.processor.RetryEventProcessor;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/**
 * The compiler of Eclipse with the processor, over real files.
 *
 * @param classPath what the sources see
 * @param options the options of the compiler beside those for paths
 */
public record Ecj(List<Path> classPath, List<String> options) {

  /** Copies the lists. */
  public Ecj {
    classPath = List.copyOf(classPath);
    options = List.copyOf(options);
  }

  /** Compiles the sources below a folder into {@code output}; generated ones go there as well. */
  public Outcome compile(Path folder, Path output) {
    // It prints its diagnostics beside handing them over.
    return new CompilerRun(new EclipseCompiler(), Writer.nullWriter(), classPath, options)
        .compile(Javac.sources(folder), output, List.of(new RetryEventProcessor()));
  }
}
