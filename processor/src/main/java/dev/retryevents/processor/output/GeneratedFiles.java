package dev.retryevents.processor.output;

import dev.retryevents.processor.generate.Document;
import dev.retryevents.processor.generate.SourceFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** The files that a compilation writes, each once. */
public final class GeneratedFiles {

  private final Filer filer;
  private final Map<String, String> written = new HashMap<>();

  /** Files of the compiler. */
  public GeneratedFiles(Filer filer) {
    this.filer = filer;
  }

  /**
   * Writes a source; two tables may reach one type, and write it once.
   *
   * @param source the source
   * @param origin the element it comes from
   * @return whether the type is now what the source says; not if another one has its name
   */
  public boolean write(SourceFile source, Element origin) {
    String before = written.putIfAbsent(source.qualifiedName(), source.text());
    if (before != null) {
      return before.equals(source.text());
    }
    try (Writer out = filer.createSourceFile(source.qualifiedName(), origin).openWriter()) {
      out.write(source.text());
      return true;
    } catch (FilerException exists) {
      return false;
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  /**
   * Writes a resource into the class output, unless one of its path is written already.
   *
   * @param document the resource
   * @param origin the element it comes from
   */
  public void write(Document document, Element origin) {
    if (written.putIfAbsent(document.path(), document.text()) != null) {
      return;
    }
    try (OutputStream out = create(document, origin).openOutputStream()) {
      out.write(document.text().getBytes(StandardCharsets.UTF_8));
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private FileObject create(Document document, Element origin) throws IOException {
    try {
      return create("", document, origin);
    } catch (FilerException exists) {
      try {
        // Where several modules are compiled at once, only with a module is there a place.
        return create(module(origin) + "/", document, origin);
      } catch (FilerException none) {
        throw exists;
      }
    }
  }

  private FileObject create(String module, Document document, Element origin) throws IOException {
    return filer.createResource(StandardLocation.CLASS_OUTPUT, module, document.path(), origin);
  }

  /** The name of the module around an element; empty if it has none. */
  private static String module(Element element) {
    for (Element around = element; around != null; around = around.getEnclosingElement()) {
      if (around instanceof ModuleElement module) {
        return module.getQualifiedName().toString();
      }
    }
    return "";
  }
}
