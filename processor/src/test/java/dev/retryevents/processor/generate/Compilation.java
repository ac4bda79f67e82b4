package dev.retryevents.processor.generate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.DocumentationTool;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources as strictly as javac goes, and loads what comes of them. */
final class Compilation {

  private static final String TEST_PATH = System.getProperty("java.class.path");

  private Compilation() {}

  /** Compiles with every lint, warnings being errors. */
  static ClassLoader compile(Path folder, List<SourceFile> sources) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(diagnostics, null, StandardCharsets.US_ASCII)) {
      boolean compiled =
          javac
              .getTask(
                  null,
                  files,
                  diagnostics,
                  List.of(
                      "-d",
                      classes.toString(),
                      "-cp",
                      TEST_PATH,
                      "--release",
                      "17",
                      "-proc:none",
                      "-encoding",
                      "US-ASCII",
                      "-Xlint:all",
                      "-Werror"),
                  null,
                  files.getJavaFileObjectsFromPaths(write(folder, sources)))
              .call();
      assertTrue(compiled, () -> diagnostics.getDiagnostics().toString());
    }
    return loader(classes);
  }

  /** Runs javadoc, which reads comments more strictly than javac. */
  static void document(Path folder, List<SourceFile> sources) throws IOException {
    DocumentationTool javadoc = ToolProvider.getSystemDocumentationTool();
    StringWriter out = new StringWriter();
    try (StandardJavaFileManager files =
        javadoc.getStandardFileManager(null, null, StandardCharsets.US_ASCII)) {
      boolean documented =
          javadoc
              .getTask(
                  out,
                  files,
                  null,
                  null,
                  List.of(
                      "-d",
                      Files.createDirectories(folder.resolve("docs")).toString(),
                      "-cp",
                      TEST_PATH,
                      "-encoding",
                      "US-ASCII",
                      "-Xdoclint:all",
                      "-Werror",
                      "-quiet"),
                  files.getJavaFileObjectsFromPaths(write(folder, sources)))
              .call();
      assertTrue(documented, out::toString);
    }
  }

  private static List<Path> write(Path folder, List<SourceFile> sources) throws IOException {
    List<Path> paths = new ArrayList<>();
    for (SourceFile source : sources) {
      Path path = folder.resolve(source.qualifiedName().replace('.', '/') + ".java");
      Files.createDirectories(path.getParent());
      paths.add(Files.writeString(path, source.text(), StandardCharsets.US_ASCII));
    }
    return paths;
  }

  private static ClassLoader loader(Path classes) throws MalformedURLException {
    return new URLClassLoader(
        new URL[] {classes.toUri().toURL()}, Compilation.class.getClassLoader());
  }
}
