package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.retryevents.processor.model.Message;
import dev.retryevents.processor.model.WireContract;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Generates the sealed interface that every notification of a model is, and its visitor. */
final class NotificationGenerator {

  static final TypeVariableName RESULT = TypeVariableName.get("R");
  private static final TypeName MOMENT = TypeCode.nullable(TypeName.LONG);

  private final Target target;
  private final WireContract.Notifications notifications;
  private final ClassName family;

  private NotificationGenerator(Target target, WireContract.Notifications notifications) {
    this.target = target;
    this.notifications = notifications;
    this.family = target.type(notifications.family());
  }

  static SourceFile generate(Target target, WireContract.Notifications notifications) {
    return target.print(new NotificationGenerator(target, notifications).declare());
  }

  private TypeSpec.Builder declare() {
    TypeSpec.Builder declared =
        TypeSpec.interfaceBuilder(family)
            .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
            .addJavadoc("$L", words())
            .addMethod(
                accessor("method", ClassName.get(String.class))
                    .addJavadoc("{@return its method, as the wire spells it}")
                    .build())
            .addMethod(
                accessor("emittedAtMs", MOMENT)
                    .addJavadoc(
                        "{@return when it was sent, in milliseconds of Unix time; null if that is"
                            + " not told}")
                    .build())
            .addMethod(emittedAt())
            .addMethod(accept())
            .addType(visitor());
    permitted().forEach(name -> declared.addPermittedSubclass(target.type(name)));
    return declared;
  }

  private List<String> permitted() {
    return Stream.concat(
            notifications.messages().stream().map(Message::record),
            Stream.of(notifications.unknown()))
        .toList();
  }

  private String words() {
    StringBuilder list = new StringBuilder("<ul>");
    for (Message message : notifications.messages()) {
      String item = "<li>{@link " + message.record() + "}: " + JavadocText.code(message.method());
      list.append("\n").append(JavadocText.wrap(item, 4));
    }
    String others = "\n<li>{@link " + notifications.unknown() + "}: all others";
    return JavadocText.sections(
        List.of(
            "What the other side tells without being asked, one record a method:",
            list.append(others).append("\n</ul>").toString()));
  }

  private static MethodSpec.Builder accessor(String name, TypeName type) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
        .returns(type);
  }

  private static MethodSpec emittedAt() {
    return MethodSpec.methodBuilder("emittedAt")
        .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
        .returns(TypeCode.nullable(ClassName.get(Instant.class)))
        .addJavadoc("{@return {@link #emittedAtMs()} as a moment, or null if it is not told}")
        .addStatement("$T moment = emittedAtMs()", Long.class)
        .addStatement("return moment == null ? null : $T.ofEpochMilli(moment)", Instant.class)
        .build();
  }

  private MethodSpec accept() {
    return MethodSpec.methodBuilder("accept")
        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
        .addTypeVariable(RESULT)
        .returns(RESULT)
        .addParameter(visitorOf(family), "visitor")
        .addJavadoc("Calls the method of {@code visitor} that is for this notification.\n\n")
        .addJavadoc("@param <R> what the visitor answers\n")
        .addJavadoc("@param visitor the visitor\n")
        .addJavadoc("@return what it answers")
        .build();
  }

  static ParameterizedTypeName visitorOf(ClassName family) {
    return FamilyGenerator.visitor(family, RESULT);
  }

  private TypeSpec visitor() {
    TypeSpec.Builder visitor =
        TypeSpec.interfaceBuilder("Visitor")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addTypeVariable(RESULT)
            .addJavadoc("One method for each notification.\n\n@param <R> what they answer");
    for (String name : permitted()) {
      visitor.addMethod(
          MethodSpec.methodBuilder("visit")
              .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
              .returns(RESULT)
              .addParameter(target.type(name), "notification")
              .addJavadoc("Answers to one {@link $L}.\n\n", name)
              .addJavadoc("@param notification the notification\n@return the answer")
              .build());
    }
    return visitor.build();
  }
}
