package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.JavaFile;
import dev.retryevents.processor.RetryEventProcessor;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bundle is validated once: a note says that it conforms, and the validator is not loaded. */
class ValidatorTest {

  private static final String NOTE = "META-INF/retry-events/bundle.json.conformance";

  @TempDir private Path folder;
  private Program program;
  private Path output;

  @BeforeEach
  void aProgramThatIsNew() {
    program = new Program(folder.resolve("program")).withTable();
    program.with("bundle.json", Program.BUNDLE);
    output = folder.resolve("output");
  }

  @Test
  void aNewBundleIsValidatedAndNoted() {
    assertEquals("", javac().compile(program.folder(), output).text());
    assertTrue(Files.exists(output.resolve(NOTE)));
  }

  @Test
  void aNotedBundleNeedsNoValidator() throws Exception {
    assertEquals("", javac().compile(program.folder(), output).text());
    try (URLClassLoader loader = withoutValidator()) {
      Outcome again = javac().compile(sources(), output, processor(loader));
      assertEquals("", again.text());
    }
  }

  @Test
  void aChangedBundleNeedsItAgain() throws Exception {
    assertEquals("", javac().compile(program.folder(), output).text());
    program.with("bundle.json", Program.BUNDLE + "\n");
    try (URLClassLoader loader = withoutValidator()) {
      Outcome again = javac().compile(sources(), output, processor(loader));
      assertEquals(1, again.diagnostics().size(), again::text);
      assertTrue(again.text().startsWith("NoticeTable.java:17:8: error: [Internal] "), again::text);
      assertTrue(again.text().contains("java.lang.NoClassDefFoundError: com/networknt/"));
    }
  }

  /** Without the notes of the user, which would spoil the point. */
  private Javac javac() {
    return Javac.strict().seeing(program.folder()).with("-Aretryevents.cache=none");
  }

  private List<Path> sources() {
    return Javac.sources(program.folder());
  }

  private static Processor processor(ClassLoader loader) throws ReflectiveOperationException {
    Class<?> type = loader.loadClass(RetryEventProcessor.class.getName());
    assertNotEquals(RetryEventProcessor.class, type);
    return (Processor) type.getConstructor().newInstance();
  }

  /** What the processor is made of, and JavaPoet: a processor path without the validator. */
  private static URLClassLoader withoutValidator() throws Exception {
    List<Path> path = new ArrayList<>(Libraries.MAIN);
    path.add(Libraries.home(RetryEventProcessor.class));
    path.add(Libraries.home(JavaFile.class));
    List<URL> urls = new ArrayList<>();
    for (Path entry : path) {
      urls.add(entry.toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }
}
