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
    try (OutputStream out =
        filer
            .createResource(StandardLocation.CLASS_OUTPUT, "", document.path(), origin)
            .openOutputStream()) {
      out.write(document.text().getBytes(StandardCharsets.UTF_8));
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
