package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.RecordRules;
import java.util.List;

/** Generates the record around a value that Java can name in no other way. */
final class WrapperGenerator {

  private WrapperGenerator() {}

  static SourceFile generate(Target target, NamedType.WrapperType type) {
    RecordDeclaration record =
        new RecordDeclaration(target, List.of(), List.of(type.value()), RecordRules.NONE);
    return target.print(record.declare(type.name(), RecordTypeGenerator.words(type)));
  }
}
