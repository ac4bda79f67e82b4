package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonVocabulary;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Presence;
import java.util.Optional;

/**
 * The code that writes an object: its tag, then the components in the order of the schema.
 *
 * @param target where the types are
 * @param members the members
 * @param kept the component that keeps what the schema does not know, if it has one
 */
record WritingCode(Target target, MemberList members, Optional<KeptMembers> kept) {

  /**
   * The body of a method that writes {@code value} to {@code out}.
   *
   * @param tag the value of the tag, if there is one
   */
  CodeBlock body(Optional<String> tag) {
    CodeBlock.Builder code = CodeBlock.builder().addStatement("out.beginObject()");
    tag.ifPresent(
        word ->
            code.addStatement(
                "out.name($N, 0).value($L)", members.vocabulary(), StringLiteral.line(word)));
    members.components().forEach(component -> code.add(member(component)));
    kept.ifPresent(
        unknown ->
            code.addStatement(
                "$T.write(out, $L, value.$N())", Members.class, names(), unknown.name()));
    return code.addStatement("out.endObject()").build();
  }

  /** An object of which the schema knows no member has no vocabulary. */
  private CodeBlock names() {
    return members.isEmpty()
        ? CodeBlock.of("$T.of()", JsonVocabulary.class)
        : CodeBlock.of("$N", members.vocabulary());
  }

  private CodeBlock member(Component component) {
    CodeBlock accessor = CodeBlock.of("value.$N()", component.name());
    if (component.presence() == Presence.REQUIRED) {
      return written(component, accessor);
    }
    CodeBlock.Builder code = CodeBlock.builder();
    CodeBlock local = CodeBlock.of("$N", members.local(component));
    TypeName type = TypeCode.of(target, component.type()).box();
    if (component.presence().tellsNullFromAbsent()) {
      code.beginControlFlow("if (!$L.isAbsent())", accessor)
          .addStatement("$T $L = $L.orNull()", type, local, accessor)
          .add(orNull(component, local))
          .endControlFlow();
    } else {
      code.addStatement("$T $L = $L", type, local, accessor);
      code.add(
          component.presence() == Presence.NULLABLE
              ? orNull(component, local)
              : ifPresent(component, local));
    }
    return code.build();
  }

  private CodeBlock orNull(Component component, CodeBlock local) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L == null)", local)
        .addStatement("$L.nullValue()", name(component))
        .nextControlFlow("else")
        .add(written(component, local))
        .endControlFlow()
        .build();
  }

  private CodeBlock ifPresent(Component component, CodeBlock local) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L != null)", local)
        .add(written(component, local))
        .endControlFlow()
        .build();
  }

  private CodeBlock written(Component component, CodeBlock value) {
    return CodeBlock.builder()
        .addStatement(
            "$L", new ValueCodecCode(target).write(component.type(), name(component), value))
        .build();
  }

  private CodeBlock name(Component component) {
    return CodeBlock.of("out.name($N, $L)", members.vocabulary(), members.index(component));
  }
}
