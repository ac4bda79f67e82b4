package dev.retryevents.processor;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.Verdict;
import dev.retryevents.processor.check.contract.ContractCheck;
import dev.retryevents.processor.check.contract.TestPlanCheck;
import dev.retryevents.processor.check.wire.WireVerdict;
import dev.retryevents.processor.declaration.ContractReader;
import dev.retryevents.processor.declaration.DeclaredContract;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.declaration.DeclaredWireModel;
import dev.retryevents.processor.declaration.SpecimenReader;
import dev.retryevents.processor.declaration.TableReader;
import dev.retryevents.processor.declaration.WireModelReader;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.generate.ContractGenerator;
import dev.retryevents.processor.generate.SourceFile;
import dev.retryevents.processor.generate.WireGenerator;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.TestPlan;
import dev.retryevents.processor.output.GeneratedFiles;
import dev.retryevents.processor.output.Reporter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** One run of the compiler, and what the steps share in it. */
final class Compilation {

  /** A wire model, and what the checks came to. */
  private record Judged(DeclaredWireModel declared, WireVerdict verdict) {}

  private final Elements elements;
  private final Types types;
  private final Reporter reporter;
  private final GeneratedFiles files;
  private final BundleStep bundles;
  private final TableStep tables;
  private final WireStep wires;
  private final ModelStep models;
  private final TakenNames takenNames;
  private final Set<JavaType.Declared> tablesOfThisRun = new HashSet<>();
  private final Map<TypeElement, Judged> judged = new HashMap<>();

  Compilation(ProcessingEnvironment environment, String schemaOption, String cacheOption) {
    this.elements = environment.getElementUtils();
    this.types = environment.getTypeUtils();
    this.reporter = new Reporter(environment.getMessager());
    this.files = new GeneratedFiles(environment.getFiler());
    this.bundles = new BundleStep(environment, schemaOption, cacheOption);
    this.models = new ModelStep(environment, bundles);
    this.tables = new TableStep(bundles, models);
    this.wires = new WireStep(bundles);
    this.takenNames = new TakenNames(elements);
  }

  /** Checks the table on {@code type}, and writes what it gives. */
  void compileTable(TypeElement type, RoundEnvironment round) {
    guarded(
        type,
        () ->
            new TableReader(elements, types)
                .read(type)
                .ifPresent(table -> compile(table, type, takenNames.beside(type, round))));
  }

  private void compile(DeclaredTable table, TypeElement type, Set<String> taken) {
    tablesOfThisRun.add(table.type());
    Verdict verdict = tables.judge(table, taken);
    verdict.diagnostics().forEach(reporter::report);
    JavaType.Declared marker = GeneratedMarker.visibleFrom(type, elements);
    write(ContractGenerator.sources(verdict.contract(), marker), type, table.family().origin());
    if (verdict.isClean()) {
      files.write(ContractGenerator.document(verdict.contract()), type);
    }
    bundles.stamp(table.schema().value()).ifPresent(stamp -> files.write(stamp, type));
  }

  /** Writes the sources, and reports those whose name another type has. */
  private void write(List<SourceFile> sources, TypeElement type, Origin origin) {
    List<String> taken = new ArrayList<>();
    for (SourceFile source : sources) {
      if (!files.write(source, type)) {
        taken.add(source.qualifiedName());
      }
    }
    if (!taken.isEmpty()) {
      reporter.report(
          Diagnostic.of(
              Code.TypeTwice,
              origin,
              Wording.list(taken.stream().sorted().toList())
                  + (taken.size() == 1 ? " exists already, and says" : " exist already, and say")
                  + " something else; give one of them a package of its own"));
    }
  }

  /** Checks the wire model on {@code type}, so that tables may name it. */
  void checkModel(TypeElement type, RoundEnvironment round) {
    guarded(
        type,
        () ->
            new WireModelReader(elements)
                .read(type)
                .ifPresent(
                    model -> {
                      WireVerdict verdict = wires.judge(model, takenNames.beside(type, round));
                      models.add(model, verdict);
                      judged.put(type, new Judged(model, verdict));
                    }));
  }

  /** Writes what the wire model on {@code type} gives. */
  void compileModel(TypeElement type) {
    Judged model = judged.get(type);
    if (model != null) {
      guarded(type, () -> compile(model.declared(), model.verdict(), type));
    }
  }

  private void compile(DeclaredWireModel model, WireVerdict verdict, TypeElement type) {
    verdict.diagnostics().forEach(reporter::report);
    JavaType.Declared marker = GeneratedMarker.visibleFrom(type, elements);
    write(WireGenerator.sources(verdict.contract(), marker), type, model.origin());
    models.record(model).ifPresent(known -> files.write(known, type));
    bundles.stamp(model.schema().value()).ifPresent(stamp -> files.write(stamp, type));
  }

  /** Checks the contract on {@code type}, and writes its test. */
  void compileContract(TypeElement type) {
    guarded(
        type,
        () ->
            new ContractReader(elements, types)
                .read(type)
                .ifPresent(contract -> compile(contract, type)));
  }

  private void compile(DeclaredContract declared, TypeElement type) {
    Findings findings = new Findings();
    if (ContractCheck.check(declared, findings)) {
      Verdict verdict = tables.judge(declared.table().orElseThrow(), Set.of());
      if (verdict.isClean()) {
        Optional<TestPlan> plan =
            TestPlanCheck.check(
                declared, verdict.contract(), new SpecimenReader(elements, types, type), findings);
        JavaType.Declared marker = GeneratedMarker.visibleFrom(type, elements);
        plan.map(planned -> ContractGenerator.test(planned, marker))
            .ifPresent(test -> write(List.of(test), type, declared.origin()));
      } else if (!tablesOfThisRun.contains(declared.holder().value())) {
        verdict.diagnostics().forEach(found -> findings.add(toldFrom(declared, found)));
      }
    }
    findings.all().forEach(reporter::report);
  }

  /** A table from a class file has no place to show, so the sentence says which one it is. */
  private static Diagnostic toldFrom(DeclaredContract contract, Diagnostic found) {
    String table = contract.holder().value().simpleName();
    return new Diagnostic(
        found.code(), found.origin(), table + ": " + found.sentence(), found.lines());
  }

  /**
   * A fault of our own is told as what it is, at the type that met it; a library that another
   * processor on the path has replaced shows as a linkage error.
   */
  private void guarded(TypeElement type, Runnable step) {
    try {
      step.run();
    } catch (RuntimeException | LinkageError | StackOverflowError fault) {
      StringWriter trace = new StringWriter();
      fault.printStackTrace(new PrintWriter(trace));
      reporter.report(
          Diagnostic.of(
              Code.Internal,
              new Origin(type, null, null),
              "the processor failed, which is its own fault; please report it with this trace: "
                  + trace));
    }
  }
}
