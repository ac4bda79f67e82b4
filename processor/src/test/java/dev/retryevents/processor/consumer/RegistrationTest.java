package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.RetryEventProcessor;
import dev.retryevents.processor.javac.Javac;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Build tools find the processor, know what it is, and can run others beside it. */
class RegistrationTest {

  private static final Path META_INF = Path.of("target", "classes", "META-INF");

  @TempDir private Path folder;

  @Test
  void javacFindsTheProcessor() {
    assertTrue(
        ServiceLoader.load(Processor.class).stream()
            .anyMatch(found -> found.type() == RetryEventProcessor.class));
  }

  @Test
  void theServiceFileNamesTheProcessorAlone() throws IOException {
    assertEquals(
        RetryEventProcessor.class.getName(),
        Files.readString(META_INF.resolve("services/javax.annotation.processing.Processor"))
            .strip());
  }

  @Test
  void gradleKnowsThatItIsAggregating() throws IOException {
    assertEquals(
        RetryEventProcessor.class.getName() + ",aggregating",
        Files.readString(META_INF.resolve("gradle/incremental.annotation.processors")).strip());
  }

  @Test
  void annotationsAreLeftForOtherProcessors() {
    Program program = new Program(folder.resolve("program")).withTable();
    program.with("bundle.json", Program.BUNDLE);
    Onlooker onlooker = new Onlooker();
    Javac.strict()
        .seeing(program.folder())
        .compile(
            Javac.sources(program.folder()),
            folder.resolve("output"),
            new RetryEventProcessor(),
            onlooker);
    assertTrue(
        onlooker.seen.contains("dev.retryevents.annotation.RetryEventTable"),
        onlooker.seen::toString);
  }

  /** Notes the annotations that are left for it. */
  @SupportedAnnotationTypes("*")
  private static final class Onlooker extends AbstractProcessor {
    private final Set<String> seen = new TreeSet<>();

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      annotations.forEach(annotation -> seen.add(annotation.getQualifiedName().toString()));
      return false;
    }
  }
}
