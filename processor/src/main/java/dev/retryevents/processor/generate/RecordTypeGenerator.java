package dev.retryevents.processor.generate;

import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.NamedType;

/** Generates the record of an object that the rows reach. */
final class RecordTypeGenerator {

  private RecordTypeGenerator() {}

  static SourceFile generate(Target target, NamedType.RecordType type) {
    return target.print(declare(target, type));
  }

  static TypeSpec.Builder declare(Target target, NamedType.RecordType type) {
    return RecordDeclaration.of(target, type).declare(type.name(), words(type));
  }

  /** The description of a type, or where it comes from. */
  static String words(NamedType type) {
    String description = JavadocText.paragraphs(type.description());
    return description.isEmpty()
        ? JavadocText.wrap("The definition " + JavadocText.code(type.pointer()) + " of the schema.")
        : description;
  }
}
