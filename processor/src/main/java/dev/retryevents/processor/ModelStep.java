package dev.retryevents.processor;

import dev.retryevents.processor.check.ModelClaim;
import dev.retryevents.processor.check.ModelTypes;
import dev.retryevents.processor.check.wire.WireVerdict;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.declaration.DeclaredWireModel;
import dev.retryevents.processor.generate.Document;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.output.CompilerPlace;
import dev.retryevents.processor.schema.BundleFinder;
import dev.retryevents.processor.schema.BundleSearch;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

/** Finds the wire models that tables name, among those of this compilation and of those before. */
final class ModelStep {

  private static final String NO_BUNDLE = "";

  private final BundleStep bundles;
  private final BundleFinder records;
  private final Map<JavaType.Declared, ModelTypes> ofThisRun = new HashMap<>();

  ModelStep(ProcessingEnvironment compiler, BundleStep bundles) {
    this.bundles = bundles;
    this.records = new BundleFinder(CompilerPlace.compiled(compiler));
  }

  /** Takes note of a model that is being compiled. */
  void add(DeclaredWireModel model, WireVerdict verdict) {
    Map<String, String> names = new HashMap<>();
    verdict.contract().types().forEach(type -> names.put(type.pointer(), type.name()));
    String hash = bundles.contentHash(model.schema().value()).orElse(NO_BUNDLE);
    ofThisRun.put(
        model.type(), new ModelTypes(model.type(), hash, model.keep(), names, verdict.isClean()));
  }

  /** The note for later compilations on a model of this one, if nothing is wrong with it. */
  Optional<Document> record(DeclaredWireModel model) {
    return Optional.ofNullable(ofThisRun.get(model.type()))
        .filter(ModelTypes::complete)
        .map(ModelRecord::of);
  }

  /** What became of the model that a table names. */
  ModelClaim claim(DeclaredTable table) {
    if (table.model().isEmpty()) {
      return new ModelClaim.None();
    }
    JavaType.Declared holder = table.model().get().value();
    Optional<ModelTypes> found =
        Optional.ofNullable(ofThisRun.get(holder)).or(() -> compiled(holder));
    if (found.isEmpty()) {
      return new ModelClaim.Unknown();
    }
    if (found.get().bundle().equals(NO_BUNDLE)) {
      return new ModelClaim.None(); // it is told at the model
    }
    boolean same =
        bundles
            .contentHash(table.schema().value())
            .filter(found.get().bundle()::equals)
            .isPresent();
    return same ? new ModelClaim.Usable(found.get()) : new ModelClaim.Apart();
  }

  private Optional<ModelTypes> compiled(JavaType.Declared holder) {
    return records.find(ModelRecord.path(holder)) instanceof BundleSearch.Found found
        ? ModelRecord.read(holder, found.bytes())
        : Optional.empty();
  }
}
