package dev.retryevents.processor.generate;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.WireContract;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Generates the record of the notifications that have none of their own. */
final class UnknownMessageGenerator {

  private UnknownMessageGenerator() {}

  static SourceFile generate(Target target, WireContract.Notifications notifications) {
    TypeSpec.Builder record =
        TypeSpec.recordBuilder(notifications.unknown())
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("A notification that was not known, or not asked for, when the program was")
            .addJavadoc(" built: kept whole, and\nwritten back as it came.\n\n")
            .addJavadoc("@param method its method, as the wire spells it\n")
            .addJavadoc("@param raw all of it, its method included\n")
            .addJavadoc("$L", MessageGenerator.MOMENT_TAG)
            .recordConstructor(header())
            .addSuperinterface(target.type(notifications.family()))
            .addMethod(constructor());
    MessageGenerator.addAccept(record, target.type(notifications.family()));
    return target.print(record);
  }

  private static MethodSpec header() {
    return MethodSpec.constructorBuilder()
        .addParameter(ParameterSpec.builder(String.class, "method").build())
        .addParameter(ParameterSpec.builder(TypeCode.JSON_OBJECT, "raw").build())
        .addParameter(
            ParameterSpec.builder(TypeCode.nullable(TypeName.LONG), "emittedAtMs").build())
        .build();
  }

  private static MethodSpec constructor() {
    return MethodSpec.compactConstructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("Checks the components.\n\n@param method not null\n@param raw not null\n")
        .addJavadoc("@param emittedAtMs null if it is not told\n")
        .addJavadoc("@throws NullPointerException if the method or the JSON is null")
        .addStatement("$T.requireNonNull(method, $S)", Objects.class, "method")
        .addStatement("$T.requireNonNull(raw, $S)", Objects.class, "raw")
        .build();
  }
}
