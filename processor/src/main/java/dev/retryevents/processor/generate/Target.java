package dev.retryevents.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.TypePackages;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullMarked;

/**
 * Where generated types go: the names that their code sees, and the marks that every file carries.
 *
 * @param packageName the package of everything generated; empty for the unnamed one
 * @param hiding of the simple names of what is generated there, those that hide java.lang's
 * @param packages where the types stand that their code names
 * @param generated the annotation that marks generated types
 * @param keeping whether records keep the members that the schema does not know
 */
record Target(
    String packageName,
    List<String> hiding,
    TypePackages packages,
    JavaType.Declared generated,
    boolean keeping) {

  private static final String PROCESSOR = "dev.retryevents.processor.RetryEventProcessor";

  /**
   * What generated code names of {@code java.lang}. A type of that name hides it in the package, so
   * there it is qualified. Of other packages the imports of each file take care.
   */
  private static final Set<String> JAVA_LANG =
      Set.of(
          "AssertionError",
          "Boolean",
          "Class",
          "Double",
          "IllegalArgumentException",
          "Integer",
          "Long",
          "NullPointerException",
          "Object",
          "Override",
          "String",
          "StringBuilder",
          "SuppressWarnings",
          "Throwable",
          "Void");

  /** Of the names of a whole package, keeps those that matter: every file asks for them. */
  Target {
    hiding = hiding.stream().filter(JAVA_LANG::contains).toList();
  }

  /** A generated type of the package. */
  ClassName type(String name) {
    return ClassName.get(packageName, name);
  }

  /** A type of the schema: one of the package, or of the model that shares it. */
  ClassName named(String name) {
    return ClassName.get(packages.packageOf(name), name);
  }

  /** The codec of a type of the schema. */
  ClassName codecOfNamed(String name) {
    return ClassName.get(packages.packageOf(name), name + "Codec");
  }

  /** Where the type of that name is generated. */
  Target of(NamedType type) {
    return packages.isShared(type.name())
        ? new Target(packages.model(), hiding, packages, generated, packages.keeping())
        : this;
  }

  /** The codec of a generated type of the package. */
  ClassName codec(String name) {
    return type(name + "Codec");
  }

  /** Prints a top-level type of the package with the marks of generated code. */
  SourceFile print(TypeSpec.Builder type) {
    return print(file(packageName, type).build());
  }

  static SourceFile print(JavaFile file) {
    return new SourceFile(
        file.packageName(), file.typeSpec().name(), SourceLayout.of(file.toString()));
  }

  /** A file with one top-level type, which gets the marks of generated code. */
  JavaFile.Builder file(String otherPackage, TypeSpec.Builder type) {
    type.addAnnotation(
            AnnotationSpec.builder((ClassName) TypeCode.of(generated))
                .addMember("value", "$S", PROCESSOR)
                .build())
        .addAnnotation(NullMarked.class);
    // One by one: given several, each is checked with a text of them all at hand.
    hiding.forEach(type::alwaysQualify);
    return JavaFile.builder(otherPackage, type.build()).skipJavaLangImports(true);
  }
}
