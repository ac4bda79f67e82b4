package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.NamedType;

/** Generates a type that the rows or messages reach: one generator a kind of type. */
final class NamedTypeGenerator {

  private NamedTypeGenerator() {}

  static SourceFile generate(Target target, NamedType type) {
    if (type instanceof NamedType.RecordType record) {
      return RecordTypeGenerator.generate(target, record);
    }
    if (type instanceof NamedType.EnumType vocabulary) {
      return vocabulary.open()
          ? OpenEnumGenerator.generate(target, vocabulary)
          : ClosedEnumGenerator.generate(target, vocabulary);
    }
    if (type instanceof NamedType.UnionType union) {
      return UnionGenerator.generate(target, union);
    }
    if (type instanceof NamedType.TypeUnion union) {
      return TypeUnionGenerator.generate(target, union);
    }
    if (type instanceof NamedType.WrapperType wrapper) {
      return WrapperGenerator.generate(target, wrapper);
    }
    throw new AssertionError(type);
  }
}
