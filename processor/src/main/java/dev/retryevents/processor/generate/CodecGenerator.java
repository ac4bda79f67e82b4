package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.processor.model.NamedType;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.NullUnmarked;

/** Generates the codec of a type that rows or messages reach: one generator a kind of type. */
final class CodecGenerator {

  private CodecGenerator() {}

  static SourceFile generate(Target target, NamedType type) {
    if (type instanceof NamedType.RecordType record) {
      return RecordCodecGenerator.generate(target, record);
    }
    if (type instanceof NamedType.EnumType vocabulary) {
      return EnumCodecGenerator.generate(target, vocabulary);
    }
    if (type instanceof NamedType.UnionType union) {
      return UnionCodecGenerator.generate(target, union);
    }
    if (type instanceof NamedType.TypeUnion union) {
      return TypeUnionCodecGenerator.generate(target, union);
    }
    if (type instanceof NamedType.WrapperType wrapper) {
      return WrapperCodecGenerator.generate(target, wrapper);
    }
    throw new AssertionError(type);
  }

  /** The class of a codec, with nothing in it. */
  static TypeSpec.Builder declare(Target target, String type) {
    return TypeSpec.classBuilder(target.codec(type))
        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
        .addSuperinterface(
            ParameterizedTypeName.get(ClassName.get(JsonCodec.class), target.type(type)));
  }

  /** The class of a codec that has nothing to remember, with its one instance. */
  static TypeSpec.Builder declareSingle(Target target, String type) {
    ClassName codec = target.codec(type);
    return declare(target, type)
        .addJavadoc("Reads and writes {@link $L} as JSON.", type)
        .addField(
            FieldSpec.builder(codec, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The one instance.")
                .initializer("new $T()", codec)
                .build())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
  }

  /** The names that a codec has anyway; what components add keeps away from them. */
  static NameAllocator names() {
    NameAllocator names = new NameAllocator();
    for (String name : new String[] {"INSTANCE", "in", "out", "value", "read", "write"}) {
      names.newName(name, name);
    }
    return names;
  }

  /** The method that reads; while an input collects faults, what is missing is null. */
  static MethodSpec read(TypeName type, CodeBlock body) {
    return MethodSpec.methodBuilder("read")
        .addAnnotation(Override.class)
        .addAnnotation(NullUnmarked.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type)
        .addParameter(JsonInput.class, "in")
        .addCode(body)
        .build();
  }

  static MethodSpec write(TypeName type, CodeBlock body) {
    return MethodSpec.methodBuilder("write")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(JsonOutput.class, "out")
        .addParameter(type, "value")
        .addCode(body)
        .build();
  }
}
