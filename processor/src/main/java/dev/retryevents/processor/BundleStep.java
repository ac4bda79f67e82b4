package dev.retryevents.processor;

import dev.retryevents.processor.check.BundleClaim;
import dev.retryevents.processor.generate.Document;
import dev.retryevents.processor.output.CompilerPlace;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.BundleFinder;
import dev.retryevents.processor.schema.BundlePlace;
import dev.retryevents.processor.schema.BundleReader;
import dev.retryevents.processor.schema.BundleReading;
import dev.retryevents.processor.schema.BundleSearch;
import dev.retryevents.processor.schema.Conformance;
import dev.retryevents.processor.schema.ConformanceMemo;
import dev.retryevents.processor.schema.ConformanceStamp;
import dev.retryevents.processor.schema.ContentHash;
import dev.retryevents.processor.schema.FilePlaces;
import dev.retryevents.processor.schema.SchemaFault;
import dev.retryevents.processor.schema.SectionReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.tools.StandardLocation;

/** Finds and reads bundles, each once in a compilation. */
final class BundleStep {

  /**
   * A bundle, and what to remember about it.
   *
   * @param claim what became of it
   * @param earned the note that it conforms, if no place has it
   */
  private record Result(BundleClaim claim, Optional<ConformanceStamp> earned) {

    /** A result with nothing to remember. */
    static Result of(BundleClaim claim) {
      return new Result(claim, Optional.empty());
    }
  }

  private final ConformanceMemo memo;
  private final List<BundlePlace> places;
  private final Map<String, Result> results = new HashMap<>();
  private final Map<String, byte[]> texts = new HashMap<>();

  /**
   * A step over the compiler's files.
   *
   * @param schemaOption the places that are looked at first
   * @param cacheOption where to remember from build to build which bundles conform
   */
  BundleStep(ProcessingEnvironment compiler, String schemaOption, String cacheOption) {
    this.memo =
        ConformanceMemo.of(cacheOption, System.getenv(), System.getProperty("user.home", ""));
    List<BundlePlace> all = new ArrayList<>(FilePlaces.of(schemaOption, Path.of("")));
    all.addAll(CompilerPlace.compiled(compiler));
    all.add(new CompilerPlace(compiler.getFiler(), StandardLocation.SOURCE_PATH, "source path"));
    this.places = List.copyOf(all);
  }

  /** The bundle of that name. */
  BundleClaim read(String resource) {
    return results.computeIfAbsent(resource, this::find).claim();
  }

  /** What the bundle of that name says of the messages of a protocol; empty if it is not usable. */
  Optional<SectionReader.Reading> sections(String resource) {
    Result result = results.computeIfAbsent(resource, this::find);
    return result.claim() instanceof BundleClaim.Usable
        ? Optional.of(SectionReader.read(resource, Objects.requireNonNull(texts.get(resource))))
        : Optional.empty();
  }

  /** The hash of the content of that bundle; empty if there is none. */
  Optional<String> contentHash(String resource) {
    results.computeIfAbsent(resource, this::find);
    return Optional.ofNullable(texts.get(resource)).map(ContentHash::of);
  }

  /** The note to keep about the bundle of that name, if no place has it. */
  Optional<Document> stamp(String resource) {
    return Optional.ofNullable(results.get(resource))
        .flatMap(Result::earned)
        .map(stamp -> new Document(stamp.resource(), stamp.text()));
  }

  private Result find(String resource) {
    BundleSearch search = new BundleFinder(places).find(resource);
    if (search instanceof BundleSearch.Missing missing) {
      List<String> attempts =
          missing.attempts().stream().map(BundleSearch.Attempt::toString).toList();
      return Result.of(new BundleClaim.Missing(attempts));
    }
    byte[] bytes = ((BundleSearch.Found) search).bytes();
    texts.put(resource, bytes);
    BundleReading reading = BundleReader.read(resource, bytes);
    if (reading instanceof BundleReading.Faulty faulty) {
      return Result.of(new BundleClaim.Unreadable(faulty.fault().toString()));
    }
    return conforming(((BundleReading.Read) reading).bundle(), bytes);
  }

  private Result conforming(Bundle bundle, byte[] bytes) {
    ConformanceStamp stamp = ConformanceStamp.of(bundle.resource(), bytes);
    if (stamp.isKnownTo(places)) {
      return Result.of(new BundleClaim.Usable(bundle));
    }
    if (!memo.knows(stamp)) {
      List<SchemaFault> faults = Conformance.faults(bundle, bytes);
      if (!faults.isEmpty()) {
        List<String> lines = faults.stream().map(SchemaFault::toString).toList();
        return Result.of(new BundleClaim.Nonconforming(lines));
      }
      memo.keep(stamp);
    }
    return new Result(new BundleClaim.Usable(bundle), Optional.of(stamp));
  }
}
