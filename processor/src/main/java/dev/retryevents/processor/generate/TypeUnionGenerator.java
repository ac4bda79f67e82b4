package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.NamedType;
import javax.lang.model.element.Modifier;

/** Generates the sealed interface of values that their types in JSON tell apart. */
final class TypeUnionGenerator {

  private TypeUnionGenerator() {}

  static SourceFile generate(Target target, NamedType.TypeUnion type) {
    ClassName name = target.type(type.name());
    TypeSpec.Builder union =
        TypeSpec.interfaceBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
            .addJavadoc("$L", RecordTypeGenerator.words(type));
    for (NamedType.Alternative alternative : type.alternatives()) {
      union.addPermittedSubclass(name.nestedClass(alternative.record().name()));
      union.addType(
          RecordDeclaration.around(target, alternative.value())
              .declare(alternative.record().name(), RecordTypeGenerator.words(alternative.record()))
              .addModifiers(Modifier.STATIC)
              .addSuperinterface(name)
              .build());
    }
    return target.print(union);
  }
}
