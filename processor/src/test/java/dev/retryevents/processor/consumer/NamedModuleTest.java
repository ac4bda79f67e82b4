package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.javac.Jar;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that is a module reads what its generated types need, and no more. */
class NamedModuleTest {

  private static final String WIRE =
      """
      module wire {
        requires transitive dev.retryevents.runtime;
        exports wire;
      }
      """;

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

  @Test
  void aModuleFindsTheBundleAndTheModelOfTheModulesThatItRequires() {
    Path model = Jar.of(compileModel().output());
    Program program =
        new Program(folder.resolve("program")).with("demo/NoticeTable.java", ModelProgram.table());
    program.with(
        "module-info.java",
        "module demo {\n  requires dev.retryevents.runtime;\n  requires wire;\n}\n");
    Outcome outcome = javac(model).compile(program.folder(), folder.resolve("output"));
    assertEquals("", outcome.text());
    assertTrue(outcome.files().get("demo/Pause.java").contains("import wire.Model;"));
    assertFalse(outcome.files().containsKey("demo/Model.java"), outcome.files()::toString);
  }

  /** The tests of a module are compiled into it, and what it is made of lies on the module path. */
  @Test
  void theTestsOfAModuleFindItsBundle() {
    compile("requires dev.retryevents.runtime;");
    Path classes = folder.resolve("output");
    Program tests =
        new Program(folder.resolve("tests"))
            .with(
                "demo/NoticeContract.java",
                """
                package demo;

                @dev.retryevents.annotation.RetryEventContract(NoticeTable.class)
                class NoticeContract {}
                """);
    Outcome outcome =
        javac(classes)
            .with("--patch-module", "demo=" + tests.folder())
            .with("--add-reads", "demo=ALL-UNNAMED")
            .seeing(Libraries.JUNIT)
            .compile(tests.folder(), folder.resolve("test-classes"));
    assertEquals("", outcome.text());
    assertEquals(Set.of("demo/NoticeContractTest.java"), outcome.files().keySet());
  }

  /** As javac compiles with {@code --module-source-path}. */
  @Test
  void modulesThatAreCompiledTogetherShareTheModelAndTheBundleOfOneOfThem() {
    Path sources = folder.resolve("sources");
    new Program(sources.resolve("wire"))
        .with("wire/Wire.java", ModelProgram.wire("*", "IGNORE"))
        .with("module-info.java", WIRE)
        .with("bundle.json", ModelProgram.BUNDLE);
    new Program(sources.resolve("demo"))
        .with("demo/NoticeTable.java", ModelProgram.table())
        .with("module-info.java", "module demo {\n  requires wire;\n}\n");
    Outcome outcome =
        javac()
            .with("--module-source-path", sources.toString())
            .compile(sources, folder.resolve("output"));
    assertEquals("", outcome.text());
    Set<String> files = outcome.files().keySet();
    assertTrue(files.contains("demo/demo/Pause.java"), files::toString);
    assertTrue(files.contains("demo/META-INF/retry-events/Notice.md"), files::toString);
    assertTrue(files.contains("wire/wire/Wire.model.json"), files::toString);
    assertFalse(files.contains("demo/demo/Model.java"), files::toString);
  }

  private Outcome compileModel() {
    Program program =
        new Program(folder.resolve("model"))
            .with("wire/Wire.java", ModelProgram.wire("*", "IGNORE"))
            .with("module-info.java", WIRE);
    Path output = folder.resolve("model-output");
    new Program(output).with("bundle.json", ModelProgram.BUNDLE);
    Outcome outcome = javac().compile(program.folder(), output);
    assertEquals("", outcome.text());
    return outcome;
  }

  private String compile(String directives) {
    Program program = new Program(folder.resolve("program")).withTable();
    program.with("module-info.java", "module demo {\n  " + directives + "\n}\n");
    Path output = folder.resolve("output");
    new Program(output).with("bundle.json", Program.BUNDLE);
    Outcome outcome = javac().compile(program.folder(), output);
    assertEquals("", outcome.text());
    return outcome.files().get("demo/Notice.java");
  }

  /** A compiler that has the libraries, and more, on the module path alone. */
  private static Javac javac(Path... more) {
    String modules =
        Stream.concat(Libraries.MAIN.stream(), Stream.of(more))
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    return new Javac(List.of(), Javac.strict().options()).with("--module-path", modules);
  }
}
