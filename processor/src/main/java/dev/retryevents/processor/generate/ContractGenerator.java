package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.TestPlan;
import java.util.ArrayList;
import java.util.List;

/** Generates all that a contract gives: the one door of this package. */
public final class ContractGenerator {

  private ContractGenerator() {}

  /**
   * The sources of a contract: the family, its records, the types that they reach, the renderer and
   * the mapping.
   *
   * @param contract the contract
   * @param generated the annotation to mark generated types with; its value is a text
   * @return the sources, always in the same order
   */
  public static List<SourceFile> sources(Contract contract, JavaType.Declared generated) {
    TableTarget target = TableTarget.of(contract, generated);
    List<SourceFile> sources = new ArrayList<>();
    sources.add(FamilyGenerator.generate(target));
    for (Row row : contract.rows()) {
      sources.add(EventGenerator.generate(target, row));
    }
    for (NamedType type : contract.ownTypes()) {
      sources.add(NamedTypeGenerator.generate(target.types(), type));
    }
    if (contract.codec()) {
      sources.addAll(codecs(target));
    }
    sources.add(RendererGenerator.generate(target));
    contract
        .mapping()
        .ifPresent(mapping -> sources.add(MappingGenerator.generate(target, mapping)));
    return List.copyOf(sources);
  }

  /**
   * The documented table of a contract.
   *
   * @param contract the contract
   * @return the table in Markdown
   */
  public static Document document(Contract contract) {
    return DocumentGenerator.generate(contract);
  }

  /**
   * The contract test.
   *
   * @param plan the contract, and how to make what its test needs
   * @param generated the annotation to mark generated types with; its value is a text
   * @return the source of the test
   */
  public static SourceFile test(TestPlan plan, JavaType.Declared generated) {
    return ContractTestGenerator.generate(TableTarget.of(plan.contract(), generated), plan);
  }

  private static List<SourceFile> codecs(TableTarget target) {
    List<SourceFile> codecs = new ArrayList<>();
    for (Row row : target.contract().rows()) {
      codecs.add(EventCodecGenerator.generate(target, row));
    }
    for (NamedType type : target.contract().ownTypes()) {
      codecs.add(CodecGenerator.generate(target.types(), type));
    }
    return codecs;
  }
}
