package dev.retryevents.processor.output;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Arrays;
import javax.lang.model.SourceVersion;

/** What javac sees of a jar: nothing below a folder that cannot be a package, as META-INF. */
final class JarFolders {

  private JarFolders() {}

  /** The fault that dependencies have no such resource, or keep it where javac does not look. */
  static IOException notFound(String resource) {
    String folders = resource.substring(0, resource.lastIndexOf('/') + 1);
    return Arrays.stream(folders.split("/"))
        .filter(folder -> !folder.isEmpty() && !SourceVersion.isIdentifier(folder))
        .findFirst()
        .map(
            folder ->
                new IOException(
                    "not found; javac does not look into the folder \"%s\" of a jar, because it is"
                            .formatted(folder)
                        + " no Java identifier"))
        .orElseGet(() -> new FileNotFoundException(resource));
  }
}
