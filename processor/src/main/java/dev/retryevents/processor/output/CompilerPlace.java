package dev.retryevents.processor.output;

import dev.retryevents.processor.schema.BundlePlace;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.util.List;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.tools.StandardLocation;

/**
 * A location of the compiler, as a place to read resources from.
 *
 * @param filer the compiler's files
 * @param location which location
 * @param module the module in it, with a {@code /} behind its name; empty where it has no modules
 * @param words the location in words
 */
public record CompilerPlace(Filer filer, StandardLocation location, String module, String words)
    implements BundlePlace {

  /** A location that has no modules. */
  public CompilerPlace(Filer filer, StandardLocation location, String words) {
    this(filer, location, "", words);
  }

  /** Where what is compiled lies: what this compilation gives, then what it depends on. */
  public static List<BundlePlace> compiled(ProcessingEnvironment compiler) {
    Filer filer = compiler.getFiler();
    return List.of(
        new CompilerPlace(filer, StandardLocation.CLASS_OUTPUT, "class output"),
        new CompilerPlace(filer, StandardLocation.CLASS_PATH, "class path"),
        new ModulePath(filer, compiler.getElementUtils()));
  }

  @Override
  public String describe() {
    return words;
  }

  @Override
  public byte[] read(String resource) throws IOException {
    try (InputStream in = filer.getResource(location, module, resource).openInputStream()) {
      return in.readAllBytes();
    } catch (FileNotFoundException | NoSuchFileException e) {
      throw location == StandardLocation.CLASS_PATH ? JarFolders.notFound(resource) : e;
    } catch (NullPointerException e) {
      // javac's own, where the location has no such module.
      throw new FileNotFoundException(resource);
    }
  }
}
