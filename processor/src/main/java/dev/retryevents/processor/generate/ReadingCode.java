package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.RecordRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The code that reads an object: the members in any order, those of the schema's order fastest.
 *
 * @param target where the types are
 * @param members the members
 * @param record the record that the object becomes
 * @param declaration the declaration of the record
 */
record ReadingCode(
    Target target, MemberList members, ClassName record, RecordDeclaration declaration) {

  private Optional<KeptMembers> kept() {
    return declaration.kept();
  }

  /**
   * The body of a method that reads the object.
   *
   * @param before arguments of the constructor before those of the components
   */
  CodeBlock body(List<CodeBlock> before) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (members.isEmpty()) {
      code.add(others())
          .addStatement("in.beginObject()")
          .beginControlFlow("while (in.hasNext())")
          .add(unknown())
          .endControlFlow()
          .addStatement("in.endObject()");
    } else {
      addLoop(code);
    }
    code.beginControlFlow("if (in.faults() > 0)").addStatement("return null").endControlFlow();
    List<CodeBlock> arguments = new ArrayList<>(before);
    members.components().forEach(component -> arguments.add(argument(component)));
    kept().ifPresent(unknown -> arguments.add(CodeBlock.of("$T.kept(others)", Members.class)));
    if (WideClass.isNeeded(members.components(), kept())) {
      return code.add(built(arguments)).build();
    }
    CodeBlock made = Arguments.returned(CodeBlock.of("new $T", record), arguments);
    return code.addStatement("return $L", made).build();
  }

  /** What has too many components for a constructor is given them one by one. */
  private CodeBlock built(List<CodeBlock> arguments) {
    String builder = members.names().clone().newName("builder");
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement(
        "$T $N = $T.$N()",
        record.nestedClass("Builder"),
        builder,
        record,
        WideClass.builderMethod(declaration.names()));
    for (int i = 0; i < members.components().size(); i++) {
      code.addStatement("$N.$N($L)", builder, members.components().get(i).name(), arguments.get(i));
    }
    kept()
        .ifPresent(
            unknown ->
                code.addStatement(
                    "$N.$N($L)", builder, unknown.name(), arguments.get(arguments.size() - 1)));
    return code.addStatement("return $N.build()", builder).build();
  }

  private void addLoop(CodeBlock.Builder code) {
    members.components().forEach(component -> code.add(declaration(component)));
    code.addStatement(members.isLarge() ? "long[] seen = new long[$L]" : "long seen = 0", sets());
    code.add(others());
    code.addStatement("int next = 0").addStatement("in.beginObject()");
    code.beginControlFlow(
        "for (int member; (member = in.nextName($N, next)) != $T.NO_NAME; )",
        members.vocabulary(),
        JsonVocabulary.class);
    code.beginControlFlow("if (member == $T.UNKNOWN)", JsonVocabulary.class)
        .add(unknown())
        .addStatement("continue")
        .endControlFlow();
    code.add(seeing()).addStatement("next = member + 1").add(cases()).endControlFlow();
    code.add(requirement()).add(dependencies()).addStatement("in.endObject()");
  }

  /** What is remembered of the members that the schema does not know. */
  private CodeBlock others() {
    CodeBlock.Builder code = CodeBlock.builder();
    if (declaration.rules().closed() && kept().isEmpty()) {
      return code.build();
    }
    return (kept().isPresent()
            ? code.addStatement(
                "$T<$T, $T> others = null", Map.class, String.class, TypeCode.JSON_VALUE)
            : code.addStatement("$T<$T> others = null", Set.class, String.class))
        .build();
  }

  private CodeBlock unknown() {
    if (declaration.rules().closed()) {
      return CodeBlock.builder().addStatement("$T.refuse(in)", Members.class).build();
    }
    return CodeBlock.builder()
        .addStatement(
            "others = $T.$L(in, others)", Members.class, kept().isPresent() ? "keep" : "skip")
        .build();
  }

  private Object[] sets() {
    return members.isLarge() ? new Object[] {members.sets()} : new Object[0];
  }

  private CodeBlock declaration(Component component) {
    boolean primitive = component.type().isPrimitive() && !component.presence().mayBeMissing();
    TypeName type = TypeCode.of(target, component.type());
    String nothing = !primitive ? "null" : type.equals(TypeName.BOOLEAN) ? "false" : "0";
    return CodeBlock.builder()
        .addStatement(
            "$T $N = $L", primitive ? type : type.box(), members.local(component), nothing)
        .build();
  }

  private CodeBlock seeing() {
    CodeBlock call =
        CodeBlock.of("$T.see(in, $N, seen, member)", Members.class, members.vocabulary());
    return CodeBlock.builder().addStatement(members.isLarge() ? "$L" : "seen = $L", call).build();
  }

  private CodeBlock cases() {
    CodeBlock.Builder cases = CodeBlock.builder().beginControlFlow("switch (member)");
    members
        .tag()
        .ifPresent(tag -> cases.add("case 0 -> in.skipValue(); // the tag, which is known\n"));
    BoundsCode bounds = new BoundsCode(target, declaration.constants(), Teller.codecOf(record));
    for (Component component : members.components()) {
      cases.add("case $L -> ", members.index(component)).add(reading(component, bounds));
    }
    return cases
        .add("default -> throw new $T(member);\n", AssertionError.class)
        .endControlFlow()
        .build();
  }

  /** What reads the value of a member: one statement, or several in braces. */
  private CodeBlock reading(Component component, BoundsCode bounds) {
    CodeBlock local = CodeBlock.of("$N", members.local(component));
    CodeBlock value = new ValueCodecCode(target).read(component.type());
    CodeBlock demands = bounds.of(component, local, members.names().clone());
    CodeBlock assignment = Statements.assignment(20, local, value);
    if (MemberList.isNullAValue(component) && demands.isEmpty()) {
      return CodeBlock.of("$L", assignment);
    }
    CodeBlock.Builder code = CodeBlock.builder().add("{\n$>");
    boolean nullable = !MemberList.isNullAValue(component);
    if (nullable) {
      code.beginControlFlow("if (in.peek() == $T.NULL)", JsonToken.class)
          .addStatement("in.nextNull()")
          .nextControlFlow("else");
    }
    code.add("$L", assignment);
    code.add(demands);
    if (nullable) {
      code.endControlFlow();
    }
    return code.add("$<}\n").build();
  }

  private CodeBlock requirement() {
    List<Long> required = members.required();
    if (required.stream().allMatch(set -> set == 0)) {
      return CodeBlock.of("");
    }
    List<CodeBlock> sets =
        required.stream().map(set -> CodeBlock.of("0x$LL", Long.toHexString(set))).toList();
    return CodeBlock.builder()
        .addStatement(
            "$T.require(in, $N, seen, $L)",
            Members.class,
            members.vocabulary(),
            CodeBlock.join(sets, ", "))
        .build();
  }

  /** What the presence of one member asks of others. */
  private CodeBlock dependencies() {
    Map<String, Component> byWire = new HashMap<>();
    members.components().forEach(component -> byWire.put(component.wire(), component));
    CodeBlock.Builder code = CodeBlock.builder();
    for (RecordRules.Dependency rule : declaration.rules().dependencies()) {
      for (String needed : rule.needs()) {
        code.beginControlFlow(
                "if ($L && $L)", is("!=", byWire.get(rule.member())), is("==", byWire.get(needed)))
            .addStatement("in.rejectMissing($L)", StringLiteral.line(needed))
            .endControlFlow();
      }
    }
    return code.build();
  }

  /** Code that compares what is known of a member with what is known of one that is absent. */
  private CodeBlock is(String operator, @Nullable Component component) {
    Component member = Objects.requireNonNull(component);
    return member.presence().tellsNullFromAbsent()
        ? CodeBlock.of("$L $L 0", members.bit(member), operator)
        : CodeBlock.of("$N $L null", members.local(member), operator);
  }

  private CodeBlock argument(Component component) {
    CodeBlock local = CodeBlock.of("$N", members.local(component));
    return component.presence().tellsNullFromAbsent()
        ? CodeBlock.of("$T.presence($L, $L)", Members.class, members.isSeen(component), local)
        : local;
  }
}
