package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that is a module reads what its generated types need, and no more. */
class NamedModuleTest {

  @TempDir private Path folder;

  @Test
  void aModuleNeedsTheRuntimeAlone() {
    String notice = compile("requires dev.retryevents.runtime;");
    assertTrue(notice.contains("import dev.retryevents.annotation.Generated;"), notice);
  }

  @Test
  void aModuleThatReadsTheCompilerHasTheStandardAnnotation() {
    String notice = compile("requires dev.retryevents.runtime;\n  requires static java.compiler;");
    assertTrue(notice.contains("import javax.annotation.processing.Generated;"), notice);
  }

  private String compile(String directives) {
    Program program = new Program(folder.resolve("program")).withTable();
    program.with("module-info.java", "module demo {\n  " + directives + "\n}\n");
    Path output = folder.resolve("output");
    new Program(output).with("bundle.json", Program.BUNDLE);
    String modules =
        Libraries.MAIN.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    Outcome outcome =
        new Javac(List.of(), Javac.strict().options())
            .with("--module-path", modules)
            .compile(program.folder(), output);
    assertEquals("", outcome.text());
    return outcome.files().get("demo/Notice.java");
  }
}
