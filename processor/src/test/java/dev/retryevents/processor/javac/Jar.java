package dev.retryevents.processor.javac;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** Packs what was compiled, as builds do before others compile against it. */
public final class Jar {

  private Jar() {}

  /** Classes and resources below a folder, without sources, as a jar beside the folder. */
  public static Path of(Path folder) {
    Path jar = folder.resolveSibling(folder.getFileName() + ".jar");
    try (Stream<Path> all = Files.walk(folder);
        OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out)) {
      List<Path> files = all.filter(Files::isRegularFile).filter(Jar::isPacked).sorted().toList();
      for (Path file : files) {
        packed.putNextEntry(new JarEntry(folder.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, packed);
        packed.closeEntry();
      }
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isPacked(Path file) {
    return !file.toString().endsWith(".java");
  }
}
