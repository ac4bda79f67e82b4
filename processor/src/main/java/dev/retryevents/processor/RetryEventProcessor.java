package dev.retryevents.processor;

import com.google.auto.service.AutoService;
import dev.retryevents.processor.declaration.ContractReader;
import dev.retryevents.processor.declaration.TableReader;
import dev.retryevents.processor.declaration.WireModelReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Compiles tables of retry events and wire models: the public face of the processor.
 *
 * <p>Put it on the annotation processor path of a build; javac finds it by its service file. With
 * compile-testing: {@code javac().withProcessors(new RetryEventProcessor())}.
 *
 * <p>The option {@code -Aretryevents.schema=a,b} names files or folders that are looked at first
 * for the bundle of a table. In the terms of Gradle the processor is aggregating: what it writes
 * depends on whole tables and on the bundle.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({
  TableReader.ANNOTATION,
  WireModelReader.ANNOTATION,
  ContractReader.ANNOTATION
})
@SupportedOptions({RetryEventProcessor.SCHEMA_OPTION, RetryEventProcessor.CACHE_OPTION})
public final class RetryEventProcessor extends AbstractProcessor {

  /** The processor option that names places of bundles: a comma-separated list. */
  public static final String SCHEMA_OPTION = "retryevents.schema";

  /**
   * The processor option that says where to remember which bundles conform to the meta-schema: a
   * folder, or {@code none}; by default the user's cache folder. Nothing generated depends on it.
   */
  public static final String CACHE_OPTION = "retryevents.cache";

  private @Nullable Compilation compilation;

  /** A processor, ready for one compilation. */
  public RetryEventProcessor() {}

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    Map<String, String> options = environment.getOptions();
    compilation =
        new Compilation(
            environment,
            options.getOrDefault(SCHEMA_OPTION, ""),
            options.getOrDefault(CACHE_OPTION, ""));
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /**
   * Compiles the tables, models and contracts of a round.
   *
   * @return false: annotations are never claimed, other processors may want them. With {@code
   *     -Xlint:all} javac then says that nobody claimed them; {@code -Xlint:all,-processing} is
   *     what builds with processors use.
   */
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Compilation running = compilation;
    if (running != null) {
      List<TypeElement> models = annotated(round, WireModelReader.ANNOTATION);
      models.forEach(type -> running.checkModel(type, round));
      annotated(round, TableReader.ANNOTATION).forEach(type -> running.compileTable(type, round));
      models.forEach(running::compileModel);
      annotated(round, ContractReader.ANNOTATION).forEach(running::compileContract);
    }
    return false;
  }

  /** The annotated types, sorted: their order would depend on the order of the files. */
  private List<TypeElement> annotated(RoundEnvironment round, String annotation) {
    TypeElement type = processingEnv.getElementUtils().getTypeElement(annotation);
    List<TypeElement> found = new ArrayList<>();
    if (type != null) {
      for (Element element : round.getElementsAnnotatedWith(type)) {
        found.add((TypeElement) element); // the annotations have no other target
      }
    }
    found.sort(Comparator.comparing(element -> element.getQualifiedName().toString()));
    return found;
  }
}
