package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnJre;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** A build that kept its classes compiles again what it has compiled before. */
class RecompilationTest {

  private static final String FAULT_OF_17 =
      "the compiler of JDK 17 fails on a generated record that it has read from a class file"
          + " before";

  @TempDir private Path folder;

  @Test
  @DisabledOnJre(value = JRE.JAVA_17, disabledReason = FAULT_OF_17)
  void classesOfTheLastBuildAreNotInTheWay() {
    Program program = program();
    Path output = folder.resolve("output");
    Javac javac = Javac.strict().seeing(program.folder());
    assertEquals("", javac.compile(program.folder(), output).text());
    assertEquals("", javac.seeing(output).compile(program.folder(), output).text());
  }

  @Test
  @DisabledOnJre(value = JRE.JAVA_17, disabledReason = FAULT_OF_17)
  void classesOfTheLastBuildDoNotHideAChange() {
    Program program = program();
    Path before = folder.resolve("before");
    Javac javac = Javac.strict().seeing(program.folder());
    assertEquals("", javac.compile(program.folder(), before).text());
    program.with("demo/NoticeTable.java", Program.TABLE.replace(" rests", " sleeps"));
    Outcome again = javac.seeing(before).compile(program.folder(), folder.resolve("after"));
    assertEquals("", again.text());
    String renderer = again.files().get("demo/NoticeRenderer.java");
    assertEquals(1, renderer.split("\" sleeps\"", -1).length - 1, renderer);
  }

  private Program program() {
    return new Program(folder.resolve("program")).withTable().with("bundle.json", Program.BUNDLE);
  }
}
