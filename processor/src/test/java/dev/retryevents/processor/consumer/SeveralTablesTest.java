package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables live beside each other. */
class SeveralTablesTest {

  private static final String ALARM =
      Program.TABLE
          .replace("Notice", "Alarm")
          .replace("type = \"Pause\"", "type = \"Pause\", name = \"AlarmPause\"");

  @TempDir private Path folder;

  @Test
  void tablesOfOnePackageShareTheirTypes() {
    Program program = new Program(folder.resolve("program")).withTable();
    program.with("demo/AlarmTable.java", ALARM);
    Set<String> files = compile(program);
    assertTrue(files.containsAll(Set.of("demo/Model.java", "demo/Pause.java")), files::toString);
    assertTrue(files.contains("demo/AlarmPause.java"), files::toString);
  }

  @Test
  void tablesOfTwoPackagesHaveTheirOwnTypes() {
    Program program = new Program(folder.resolve("program")).withTable();
    program.with("other/AlarmTable.java", ALARM.replace("package demo", "package other"));
    Set<String> files = compile(program);
    assertTrue(files.containsAll(Set.of("demo/Model.java", "other/Model.java")), files::toString);
  }

  private Set<String> compile(Program program) {
    program.with("bundle.json", Program.BUNDLE);
    Outcome outcome =
        Javac.strict().seeing(program.folder()).compile(program.folder(), folder.resolve("output"));
    assertEquals("", outcome.text());
    return outcome.files().keySet();
  }
}
