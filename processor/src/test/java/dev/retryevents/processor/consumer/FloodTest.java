package dev.retryevents.processor.consumer;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.retryevents.processor.RetryEventProcessor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A faulty table is one error, however often the program names what it should have given: where
 * javac stops early, as it does by itself, and where it looks into methods as well, as Error Prone
 * asks it to.
 */
class FloodTest {

  private static final int USES = 100;

  @TempDir private Path bundles;

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource({
    "{$model} rests, {$modle} rests, UnknownVariable",
    "'type = \"Pause\"', 'name = \"Pause\", type = \"Puase\"', UnknownType",
    "Model Pause, ' ', TitleText",
    "'type = \"Pause\"', 'type = \"Puase\"', UnknownType",
    "'family = ', 'extending = Thread.class, family = ', ExtendingKind",
    "'family = ', 'extending = Comparable.class, family = ', ExtendingKind",
    "Model small rests, Model small sleeps, SampleMismatch",
    "bundle.json, bundel.json, SchemaNotFound"
  })
  void aFaultIsOneErrorAmongManyUses(String right, String wrong, String id) {
    new Program(bundles).with("bundle.json", Program.BUNDLE);
    List<JavaFileObject> sources = new ArrayList<>();
    sources.add(
        JavaFileObjects.forSourceString("demo.NoticeTable", Program.TABLE.replace(right, wrong)));
    for (int i = 0; i < USES; i++) {
      sources.add(JavaFileObjects.forSourceString("uses.Use" + i, use(i)));
    }
    for (String policy : List.of("INIT", "FLOW")) {
      Compilation compilation =
          Compiler.javac()
              .withProcessors(new RetryEventProcessor())
              .withOptions("-Aretryevents.schema=" + bundles, "--should-stop=ifError=" + policy)
              .compile(sources);
      assertThat(compilation).hadErrorCount(1);
      assertThat(compilation).hadErrorContaining("[" + id + "]");
    }
  }

  /** Names generated types in imports, signatures and bodies, as a program does. */
  private static String use(int number) {
    return """
    package uses;

    import demo.Notice;
    import demo.NoticeRenderer;
    import demo.Pause;
    import java.util.List;

    abstract class Use%d implements Notice.Visitor<Pause> {
      Pause last;

      abstract List<Notice> all(Pause pause, Class<NoticeRenderer> renderer);

      @Override
      public Pause visit(Pause event) {
        last = event;
        System.out.println(event.message() + event.title() + event.msgType());
        NoticeRenderer.append(new StringBuilder(), event);
        return event;
      }
    }
    """
        .formatted(number);
  }
}
