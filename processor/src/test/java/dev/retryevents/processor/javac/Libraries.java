package dev.retryevents.processor.javac;

import dev.retryevents.event.JobEvent;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.opentest4j.AssertionFailedError;

/** What users have on their class paths, wherever this build keeps it. */
public final class Libraries {

  /** What a program with a table compiles against. */
  public static final List<Path> MAIN = List.of(home(JobEvent.class), home(NullMarked.class));

  /** What its tests compile against beside that. */
  public static final List<Path> JUNIT =
      List.of(
          home(Test.class),
          home(API.class),
          home(AssertionFailedError.class),
          home(Testable.class));

  private Libraries() {}

  /** The jar or folder that a class comes from. */
  public static Path home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
