package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same program gives the same bytes: whoever builds it, wherever and in whatever order. */
class DeterminismTest {

  /** The table with the most shapes. */
  private static final Path SHAPES =
      Path.of("src", "test", "resources", "golden", "output-every-shape", "in");

  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  @TempDir private Path folder;

  @AfterEach
  void theHostIsItselfAgain() {
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
  }

  @Test
  void theOrderOfTheSourcesDoesNotCount() {
    Program program = new Program(folder.resolve("program"));
    program.with("bundle.json", Program.BUNDLE).withTable();
    program.with(
        "demo/AlarmTable.java",
        Program.TABLE
            .replace("Notice", "Alarm")
            .replace("type = \"Pause\"", "type = \"Pause\", name = \"AlarmPause\""));
    List<Path> sources = new ArrayList<>(Javac.sources(program.folder()));
    Map<String, String> sorted = files("sorted", program.folder(), sources);
    Collections.reverse(sources);
    assertEquals(sorted, files("reversed", program.folder(), sources));
  }

  @ParameterizedTest
  @CsvSource({"ar-EG, Africa/Cairo", "tr, Asia/Istanbul", "hi-IN-u-nu-deva, Asia/Kolkata"})
  void theHostDoesNotCount(String language, String region) {
    Locale.setDefault(Locale.ROOT);
    Map<String, String> expected = files("root", SHAPES, Javac.sources(SHAPES));
    Locale.setDefault(Locale.forLanguageTag(language));
    TimeZone.setDefault(TimeZone.getTimeZone(region));
    assertEquals(expected, files("host", SHAPES, Javac.sources(SHAPES)));
  }

  private Map<String, String> files(String name, Path resources, List<Path> sources) {
    Outcome outcome =
        Javac.strict()
            .seeing(resources)
            .seeing(Libraries.JUNIT)
            .compile(sources, folder.resolve(name));
    assertTrue(outcome.compiled(), outcome::text);
    return outcome.files();
  }
}
