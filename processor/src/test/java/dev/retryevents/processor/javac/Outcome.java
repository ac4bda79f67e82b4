package dev.retryevents.processor.javac;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * What a compilation came to.
 *
 * @param compiled whether there was no error
 * @param diagnostics what the compiler printed
 * @param output the folder with the files that it wrote
 */
public record Outcome(
    boolean compiled, List<Diagnostic<? extends JavaFileObject>> diagnostics, Path output) {

  /** Copies the list. */
  public Outcome {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether an error is among the diagnostics. */
  boolean hasError() {
    return diagnostics.stream().anyMatch(found -> found.getKind() == Diagnostic.Kind.ERROR);
  }

  /** All diagnostics, in a form without the paths of this machine. */
  public String text() {
    return diagnostics.stream().map(Outcome::line).collect(Collectors.joining());
  }

  /** {@code File.java:1:2: error: text}, and the lines of the text below. */
  private static String line(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject file = diagnostic.getSource();
    String place =
        file == null
            ? ""
            : Path.of(file.toUri()).getFileName()
                + ":"
                + diagnostic.getLineNumber()
                + ":"
                + diagnostic.getColumnNumber()
                + ": ";
    String kind =
        switch (diagnostic.getKind()) {
          case ERROR -> "error";
          case WARNING, MANDATORY_WARNING -> "warning";
          default -> "note";
        };
    return place + kind + ": " + diagnostic.getMessage(Locale.ROOT) + "\n";
  }

  /** The texts of the files that were written, classes left out, by their paths. */
  public Map<String, String> files() {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(output)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        if (!path.toString().endsWith(".class")) {
          texts.put(output.relativize(path).toString().replace('\\', '/'), Files.readString(path));
        }
      }
      return texts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
