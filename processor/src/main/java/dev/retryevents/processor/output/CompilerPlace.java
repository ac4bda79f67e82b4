package dev.retryevents.processor.output;

import dev.retryevents.processor.schema.BundlePlace;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/**
 * A location of the compiler, as a place to read resources from.
 *
 * @param filer the compiler's files
 * @param location which location
 * @param words the location in words
 */
public record CompilerPlace(Filer filer, StandardLocation location, String words)
    implements BundlePlace {

  @Override
  public String describe() {
    return words;
  }

  @Override
  public byte[] read(String resource) throws IOException {
    try (InputStream in = filer.getResource(location, "", resource).openInputStream()) {
      return in.readAllBytes();
    } catch (FileNotFoundException | NoSuchFileException e) {
      throw location == StandardLocation.CLASS_PATH ? JarFolders.notFound(resource) : e;
    }
  }
}
