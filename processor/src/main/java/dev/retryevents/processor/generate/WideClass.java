package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.event.Presence;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The class that stands in for a record with more components than Java has room for: the same
 * accessors and the same equality, and a builder instead of the constructor.
 *
 * @param declaration what the record would be
 * @param name its name
 * @param names the names that its components have
 */
record WideClass(RecordDeclaration declaration, String name, NameAllocator names) {

  /** A method takes 255 slots, one of them is {@code this} (JVMS 4.3.3). */
  private static final int SLOTS = 254;

  /** The builder, as code within the class names it. */
  private static final ClassName BUILDER = ClassName.get("", "Builder");

  /** Whether no record can have those components, of which a long or double takes two slots. */
  static boolean isNeeded(List<Component> components, Optional<KeptMembers> kept) {
    int slots = components.stream().mapToInt(WideClass::slots).sum();
    return slots + (kept.isPresent() ? 1 : 0) > SLOTS;
  }

  private static int slots(Component component) {
    boolean wide =
        component.type() instanceof ValueType.Long || component.type() instanceof ValueType.Double;
    return wide && !component.presence().mayBeMissing() ? 2 : 1;
  }

  /** The name of the method that begins to make an instance, away from the accessors. */
  static String builderMethod(NameAllocator components) {
    return components.clone().newName("builder");
  }

  TypeSpec.Builder declare(String words, CodeBlock checks) {
    String builder = builderMethod(names);
    String values = names.clone().newName("values");
    TypeSpec.Builder declared =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc("$L", words);
    for (Property property : properties()) {
      declared.addField(property.type(), property.name(), Modifier.PRIVATE, Modifier.FINAL);
    }
    declared.addMethod(constructor(checks));
    for (Property property : properties()) {
      declared.addMethod(
          MethodSpec.methodBuilder(property.name())
              .addModifiers(Modifier.PUBLIC)
              .returns(property.type())
              .addJavadoc("{@return the component {@code $L}}", property.name())
              .addStatement("return $N", property.name())
              .build());
    }
    return declared
        .addMethod(builder(builder))
        .addMethod(values(values))
        .addMethod(equality(values))
        .addMethod(hash(values))
        .addMethod(text(values))
        .addType(builderType());
  }

  /**
   * A component, or the one that keeps unknown members.
   *
   * @param start what the builder begins with; nothing if it must be given
   */
  private record Property(String name, TypeName type, CodeBlock start, boolean required) {}

  private List<Property> properties() {
    List<Property> properties = new ArrayList<>();
    for (Component component : declaration.components()) {
      TypeName property = TypeCode.of(declaration.target(), component);
      CodeBlock start =
          component.presence().tellsNullFromAbsent()
              ? CodeBlock.of("$T.absent()", Presence.class)
              : CodeBlock.of("null");
      boolean required = !component.presence().mayBeMissing();
      properties.add(new Property(component.name(), property, start, required));
    }
    declaration
        .kept()
        .ifPresent(
            kept ->
                properties.add(
                    new Property(
                        kept.name(),
                        TypeCode.JSON_OBJECT,
                        CodeBlock.of("new $T($T.of())", TypeCode.JSON_OBJECT, Map.class),
                        false)));
    return properties;
  }

  private MethodSpec constructor(CodeBlock checks) {
    String builder = names.clone().newName("builder");
    CodeBlock.Builder code = CodeBlock.builder();
    for (Property property : properties()) {
      String name = property.name();
      CodeBlock given = CodeBlock.of("$N.$N", builder, name);
      code.addStatement(
          "$T $N = $L",
          property.type(),
          name,
          property.required() && property.type().isPrimitive()
              ? CodeBlock.of("$T.requireNonNull($L, $S)", Objects.class, given, name)
              : given);
    }
    code.add(checks);
    properties()
        .forEach(property -> code.addStatement("this.$N = $N", property.name(), property.name()));
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(BUILDER, builder)
        .addCode(code.build())
        .build();
  }

  private static MethodSpec builder(String method) {
    return MethodSpec.methodBuilder(method)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(BUILDER)
        .addJavadoc("{@return what makes an instance, with nothing given yet}")
        .addStatement("return new $T()", BUILDER)
        .build();
  }

  private MethodSpec values(String method) {
    List<CodeBlock> all =
        properties().stream().map(property -> CodeBlock.of("$N", property.name())).toList();
    return MethodSpec.methodBuilder(method)
        .addModifiers(Modifier.PRIVATE)
        .returns(
            ParameterizedTypeName.get(
                ClassName.get(List.class), TypeCode.nullable(ClassName.get(Object.class))))
        .addStatement("return $T.asList($L)", Arrays.class, CodeBlock.join(all, ",\n"))
        .build();
  }

  private MethodSpec equality(String values) {
    return override("equals", TypeName.BOOLEAN)
        .addParameter(TypeCode.nullable(ClassName.get(Object.class)), "other")
        .addStatement(
            "return other instanceof $L same && $N().equals(same.$N())", name, values, values)
        .build();
  }

  private static MethodSpec hash(String values) {
    return override("hashCode", TypeName.INT)
        .addStatement("return $N().hashCode()", values)
        .build();
  }

  private MethodSpec text(String values) {
    return override("toString", ClassName.get(String.class))
        .addStatement("return $S + $N()", name, values)
        .build();
  }

  private static MethodSpec.Builder override(String name, TypeName result) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(result);
  }

  private TypeSpec builderType() {
    TypeSpec.Builder declared =
        TypeSpec.classBuilder("Builder")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("Makes an instance; what is not given is missing.")
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    for (Property property : properties()) {
      boolean plain = property.start().toString().equals("null");
      TypeName held =
          plain ? TypeCode.nullable(property.type().withoutAnnotations()) : property.type();
      declared.addField(
          FieldSpec.builder(held, property.name(), Modifier.PRIVATE)
              .initializer(property.start())
              .build());
      declared.addMethod(
          MethodSpec.methodBuilder(property.name())
              .addModifiers(Modifier.PUBLIC)
              .returns(BUILDER)
              .addParameter(property.type(), property.name())
              .addJavadoc("Gives the component {@code $L}.\n\n", property.name())
              .addJavadoc("@param $L its value\n@return this builder", property.name())
              .addStatement("this.$N = $N", property.name(), property.name())
              .addStatement("return this")
              .build());
    }
    return declared
        .addMethod(
            MethodSpec.methodBuilder("build")
                .addModifiers(Modifier.PUBLIC)
                .returns(ClassName.get("", name))
                .addJavadoc("Checks what was given and copies it.\n\n@return the instance\n")
                .addJavadoc(
                    "@throws NullPointerException if something is missing that may not be\n")
                .addJavadoc("@throws IllegalArgumentException if something is not what the schema")
                .addJavadoc(" allows")
                .addStatement("return new $L(this)", name)
                .build())
        .build();
  }
}
