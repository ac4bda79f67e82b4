package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Without Jackson everything works but what is named after it. */
class JacksonAbsentTest {

  @Test
  void codecsWorkInAJvmThatHasNoJackson() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = "target/classes" + File.pathSeparator + "target/test-classes";
    Process alone =
        new ProcessBuilder(java, "-cp", classes, CodecExercise.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(alone.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals("[] 1 Turn, no com.fasterxml.jackson, no tools.jackson", output.strip());
    assertEquals(0, alone.waitFor());
  }
}
