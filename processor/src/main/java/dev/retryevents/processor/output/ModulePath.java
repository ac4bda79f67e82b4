package dev.retryevents.processor.output;

import dev.retryevents.processor.schema.BundlePlace;
import java.io.IOException;
import java.io.InputStream;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * The modules that a program which is a module is compiled with, as a place to read resources from.
 * What it requires is there, and not on the class path; encapsulation hides nothing from a
 * compiler.
 *
 * @param filer the compiler's files
 * @param elements the compiler's modules
 */
public record ModulePath(Filer filer, Elements elements) implements BundlePlace {

  /** The second and the third are those of modules that are compiled together. */
  private static final List<StandardLocation> LOCATIONS =
      List.of(
          StandardLocation.MODULE_PATH,
          StandardLocation.CLASS_OUTPUT,
          StandardLocation.MODULE_SOURCE_PATH);

  @Override
  public String describe() {
    return "module path";
  }

  @Override
  public byte[] read(String resource) throws IOException {
    for (String module : modules()) {
      for (StandardLocation location : LOCATIONS) {
        Optional<byte[]> content = content(location, module, resource);
        if (content.isPresent()) {
          return content.get();
        }
      }
    }
    throw JarFolders.notFound(resource);
  }

  /** The modules that may be on the path, in an order that does not depend on the machine. */
  private List<String> modules() {
    return elements.getAllModuleElements().stream()
        .sorted(Comparator.comparing(module -> module.getQualifiedName().toString()))
        .filter(module -> !module.isUnnamed())
        .map(module -> module.getQualifiedName().toString())
        .filter(name -> !name.startsWith("java.") && !name.startsWith("jdk."))
        .toList();
  }

  private Optional<byte[]> content(StandardLocation location, String module, String resource) {
    try (InputStream in = filer.getResource(location, module + "/", resource).openInputStream()) {
      return Optional.of(in.readAllBytes());
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
      return Optional.empty();
    } catch (NullPointerException e) {
      // javac's own, for a location that has no such module.
      return Optional.empty();
    }
  }
}
