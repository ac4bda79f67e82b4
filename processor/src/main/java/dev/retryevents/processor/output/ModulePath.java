package dev.retryevents.processor.output;

import dev.retryevents.processor.schema.BundleFinder;
import dev.retryevents.processor.schema.BundlePlace;
import dev.retryevents.processor.schema.BundleSearch;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
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
record ModulePath(Filer filer, Elements elements) implements BundlePlace {

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
    List<BundlePlace> places = modules().stream().flatMap(this::places).toList();
    if (new BundleFinder(places).find(resource) instanceof BundleSearch.Found found) {
      return found.bytes();
    }
    throw JarFolders.notFound(resource);
  }

  private Stream<BundlePlace> places(String module) {
    return LOCATIONS.stream()
        .map(location -> new CompilerPlace(filer, location, module + "/", describe()));
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
}
