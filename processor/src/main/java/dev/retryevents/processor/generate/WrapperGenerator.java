package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.NamedType;

/** Generates the record around a value that Java can name in no other way. */
final class WrapperGenerator {

  private WrapperGenerator() {}

  static SourceFile generate(Target target, NamedType.WrapperType type) {
    return target.print(
        RecordDeclaration.around(target, type.value())
            .declare(type.name(), RecordTypeGenerator.words(type)));
  }
}
