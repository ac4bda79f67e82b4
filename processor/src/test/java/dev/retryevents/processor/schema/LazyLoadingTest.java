package dev.retryevents.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it listens to the console")
class LazyLoadingTest {
  private static final Predicate<String> VALIDATOR =
      Pattern.compile("json-schema-validator|jackson|slf4j|snakeyaml").asPredicate();

  @TempDir private Path folder;

  @Test
  void aBundleWithAStampIsReadWithoutTheValidator() throws Exception {
    try (URLClassLoader loader = loader(VALIDATOR.negate())) {
      assertEquals("known: b.json#/$defs/X (1:11)", call(loader, "read"));
    }
  }

  @Test
  void aNewBundleNeedsTheValidator() throws Exception {
    try (URLClassLoader loader = loader(VALIDATOR.negate())) {
      InvocationTargetException thrown =
          assertThrows(InvocationTargetException.class, () -> call(loader, "judge"));
      assertEquals(NoClassDefFoundError.class, thrown.getCause().getClass());
    }
  }

  /** In a class loader of its own, because the first use of the logging decides what it says. */
  @Test
  void theValidatorSaysNothingOnTheConsole() throws Exception {
    PrintStream before = System.err;
    ByteArrayOutputStream console = new ByteArrayOutputStream();
    System.setErr(new PrintStream(console, true, StandardCharsets.UTF_8));
    try (URLClassLoader loader = loader(entry -> true)) {
      assertEquals("[]", call(loader, "judge"));
    } finally {
      System.setErr(before);
    }
    assertEquals("", console.toString(StandardCharsets.UTF_8));
  }

  /** What a compilation does with a bundle, step by step; called in another class loader. */
  static final class Session {
    private Session() {}

    static String read(Path folder) {
      List<BundlePlace> places = FilePlaces.of(folder.toString(), folder);
      BundleSearch.Found found = (BundleSearch.Found) new BundleFinder(places).find("b.json");
      Bundle bundle = BundleText.read(found.bytes());
      boolean known = ConformanceStamp.of("b.json", found.bytes()).isKnownTo(places);
      Resolution.Resolved type = (Resolution.Resolved) bundle.find("X");
      return (known ? "known: " : "new: ") + type.node().place();
    }

    static String judge(Path folder) throws IOException {
      byte[] bytes = Files.readAllBytes(folder.resolve("b.json"));
      return Conformance.faults(BundleText.read(bytes), bytes).toString();
    }
  }

  private Object call(ClassLoader loader, String step) throws Exception {
    byte[] bytes = BundleText.bytes("{'X':{'type':'null'}}");
    Files.write(folder.resolve("b.json"), bytes);
    ConformanceStamp stamp = ConformanceStamp.of("b.json", bytes);
    Path note = folder.resolve(stamp.resource());
    Files.createDirectories(note.getParent());
    Files.writeString(note, stamp.text());
    Method method = loader.loadClass(Session.class.getName()).getDeclaredMethod(step, Path.class);
    method.setAccessible(true);
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    // That of a compiler knows nothing of its processors.
    Thread.currentThread().setContextClassLoader(ClassLoader.getPlatformClassLoader());
    try {
      return method.invoke(null, folder);
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  private static URLClassLoader loader(Predicate<String> entries) throws MalformedURLException {
    List<URL> path = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (entries.test(entry)) {
        path.add(Path.of(entry).toUri().toURL());
      }
    }
    return new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }
}
