package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Row;
import java.util.List;
import java.util.stream.Stream;

/**
 * A table that is being generated.
 *
 * @param contract the contract of the table
 * @param types where its types go
 */
record TableTarget(Contract contract, Target types) {

  /** The table of that contract, its types marked with the annotation {@code generated}. */
  static TableTarget of(Contract contract, JavaType.Declared generated) {
    return new TableTarget(
        contract,
        new Target(contract.packageName(), names(contract), contract.packages(), generated, false));
  }

  private static List<String> names(Contract contract) {
    return Stream.concat(
            contract.rows().stream().map(Row::record),
            contract.ownTypes().stream().map(NamedType::name))
        .flatMap(name -> contract.codec() ? Stream.of(name, name + "Codec") : Stream.of(name))
        .toList();
  }

  /** A generated type of the contract's package. */
  ClassName type(String name) {
    return types.type(name);
  }

  /** A type of the schema: one of that package, or of the model that shares it. */
  ClassName named(String name) {
    return types.named(name);
  }

  ClassName family() {
    return type(contract.family());
  }

  ClassName renderer() {
    return type(contract.family() + "Renderer");
  }

  ClassName mapping() {
    return type(contract.family() + "Mapping");
  }

  /** The vocabulary of that Java name. */
  NamedType.EnumType vocabulary(String name) {
    return contract.vocabulary(name).orElseThrow();
  }

  /** Prints a top-level type of the contract's package with the marks of generated code. */
  SourceFile print(TypeSpec.Builder type) {
    return types.print(type);
  }
}
