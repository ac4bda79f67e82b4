package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.Message;
import dev.retryevents.processor.model.WireContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Generates the record of a notification. */
final class MessageGenerator {

  private MessageGenerator() {}

  static SourceFile generate(
      Target target, WireContract.Notifications notifications, Message message) {
    List<ParameterSpec> components = new ArrayList<>();
    Optional<ParameterSpec> params =
        message
            .params()
            .map(type -> ParameterSpec.builder(TypeCode.of(target, type), "params").build());
    params.ifPresent(components::add);
    components.add(ParameterSpec.builder(TypeCode.nullable(TypeName.LONG), "emittedAtMs").build());
    TypeSpec.Builder record =
        TypeSpec.recordBuilder(message.record())
            .addModifiers(Modifier.PUBLIC)
            .recordConstructor(MethodSpec.constructorBuilder().addParameters(components).build())
            .addJavadoc("$L", words(message))
            .addSuperinterface(target.type(notifications.family()));
    message
        .params()
        .filter(type -> !type.isPrimitive())
        .ifPresent(type -> record.addMethod(constructor()));
    record.addMethod(withoutMoment(params));
    addMethods(record, target.type(notifications.family()), StringLiteral.of(message.method()));
    return target.print(record);
  }

  private static String words(Message message) {
    String description = JavadocText.paragraphs(message.description());
    String method = "The notification " + JavadocText.code(message.method()) + ".";
    List<String> tags = new ArrayList<>();
    if (message.params().isPresent()) {
      tags.add("@param params what it says");
    }
    tags.add(MOMENT_TAG);
    return JavadocText.sections(
        List.of(
            description.isEmpty() ? JavadocText.wrap(method) : description,
            description.isEmpty() ? "" : JavadocText.wrap("<p>" + method),
            String.join("\n", tags)));
  }

  /** The tag of the component that every notification has. */
  static final String MOMENT_TAG =
      "@param emittedAtMs when it was sent, in milliseconds of Unix time; null if that is not told";

  private static MethodSpec constructor() {
    return MethodSpec.compactConstructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("Checks the components.\n\n")
        .addJavadoc("@param params not null\n@param emittedAtMs null if it is not told\n")
        .addJavadoc("@throws NullPointerException if the parameters are null")
        .addStatement("$T.requireNonNull(params, $S)", Objects.class, "params")
        .build();
  }

  private static MethodSpec withoutMoment(Optional<ParameterSpec> params) {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("A notification that does not tell when it was sent.");
    params.ifPresent(
        parameter ->
            constructor.addJavadoc("\n\n@param params what it says").addParameter(parameter));
    return constructor
        .addStatement(params.isPresent() ? "this(params, null)" : "this(null)")
        .build();
  }

  /** What every record of the family has beside its components. */
  static void addMethods(TypeSpec.Builder record, ClassName family, CodeBlock method) {
    record.addMethod(
        override("method", ClassName.get(String.class)).addStatement("return $L", method).build());
    addAccept(record, family);
  }

  static void addAccept(TypeSpec.Builder record, ClassName family) {
    record.addMethod(
        override("accept", NotificationGenerator.RESULT)
            .addTypeVariable(NotificationGenerator.RESULT)
            .addParameter(NotificationGenerator.visitorOf(family), "visitor")
            .addStatement("return visitor.visit(this)")
            .build());
  }

  private static MethodSpec.Builder override(String name, TypeName type) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type);
  }
}
