package dev.retryevents.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Row;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/**
 * What is being generated: the names that its code sees, and the marks that every file carries.
 *
 * @param contract the contract that is being written
 * @param generated the annotation that marks generated types
 */
record Target(Contract contract, JavaType.Declared generated) {

  private static final String PROCESSOR = "dev.retryevents.processor.RetryEventProcessor";

  /** A generated type of the contract's package. */
  ClassName type(String name) {
    return ClassName.get(contract.packageName(), name);
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
    return print(file(contract.packageName(), type).build());
  }

  static SourceFile print(JavaFile file) {
    return new SourceFile(
        file.packageName(), file.typeSpec().name(), SourceLayout.of(file.toString()));
  }

  /** A file with one top-level type, which gets the marks of generated code. */
  JavaFile.Builder file(String packageName, TypeSpec.Builder type) {
    type.addAnnotation(
            AnnotationSpec.builder((ClassName) TypeCode.of(generated))
                .addMember("value", "$S", PROCESSOR)
                .build())
        .addAnnotation(NullMarked.class);
    // one by one: given several, each is checked with a text of them all at hand
    ownNames().forEach(type::alwaysQualify);
    return JavaFile.builder(packageName, type.build()).skipJavaLangImports(true);
  }

  /** A type named like one of {@code java.lang} hides it in the package: those are qualified. */
  private Stream<String> ownNames() {
    return Stream.concat(
        contract.rows().stream().map(Row::record), contract.types().stream().map(NamedType::name));
  }
}
