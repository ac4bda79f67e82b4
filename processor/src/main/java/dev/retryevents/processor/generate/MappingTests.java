package dev.retryevents.processor.generate;

import static dev.retryevents.processor.generate.ContractTestGenerator.ASSERTIONS;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.retryevents.event.Millis;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SignalSource;
import dev.retryevents.processor.model.Specimen;
import dev.retryevents.processor.model.TestPlan;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The tests of the mapping: each signal becomes the event of its row, with its own values. */
record MappingTests(Scope scope, TestPlan plan, Contract.Mapping mapping, TestNames names) {

  List<MethodSpec> tests() {
    List<MethodSpec> tests = new ArrayList<>();
    Iterator<Specimen> signals = plan.signals().iterator();
    for (Row row : scope.contract().rows()) {
      for (SignalSource source : row.sources()) {
        tests.add(test(row, source, signals.next()));
      }
    }
    return tests;
  }

  private MethodSpec test(Row row, SignalSource source, Specimen specimen) {
    TypeName signal = TypeNames.of(source.signal());
    TypeName record = scope.type(row.record());
    String context = plan.context().isPresent() ? ", context" : "";
    MethodSpec.Builder test =
        ContractTestGenerator.test(names.mapping(source.signal(), row))
            .addCode(local(signal, "signal", specimen));
    plan.context()
        .ifPresent(
            made ->
                test.addCode(local(TypeNames.of(mapping.context().orElseThrow()), "context", made)));
    test.addStatement("$T raised = signal", TypeNames.of(mapping.signals()))
        .addStatement(
            "$T event =\n$>$>$T.assertInstanceOf($T.class, $T.map(raised$L))$<$<",
            record,
            ASSERTIONS,
            record,
            scope.mapping(),
            context);
    List<Leading> leading = scope.contract().leading();
    for (int i = 0; i < source.feeds().size(); i++) {
      Feed feed = source.feeds().get(i);
      CodeBlock claim =
          i < leading.size()
              ? CodeBlock.of("$L, event.$N()", FeedCode.read(feed), leading.get(i).name())
              : claim(row.components().get(i - leading.size()), feed);
      test.addStatement("$T.assertEquals($L)", ASSERTIONS, claim);
    }
    return test.addStatement(
            "$T.assertEquals(event, $T.map(signal$L))", ASSERTIONS, scope.mapping(), context)
        .build();
  }

  private static CodeBlock local(TypeName type, String name, Specimen specimen) {
    CodeBlock value = SpecimenCode.of(specimen);
    boolean fits = Arguments.width(CodeBlock.of("    $T $N = $L;", type, name, value)) <= 100;
    return CodeBlock.builder()
        .addStatement("$T $N =$L$L", type, name, fits ? " " : "\n", value)
        .build();
  }

  /** What the accessor gives, and what the event has, brought to one type from both sides. */
  private static CodeBlock claim(Component component, Feed feed) {
    CodeBlock given = FeedCode.read(feed);
    CodeBlock has = CodeBlock.of("event.$N()", component.name());
    if (component.presence() == Presence.OPTIONAL_NULLABLE && !isPresence(feed)) {
      has = CodeBlock.of("$L.orNull()", has);
    }
    boolean primitive = feed.accessor().type() instanceof JavaType.Primitive;
    boolean missing = component.presence().mayBeMissing();
    return switch (feed.conversion()) {
      case NONE -> CodeBlock.of("$L, $L", given, has);
      case WIDEN_TO_LONG ->
          primitive
              ? CodeBlock.of(missing ? "(long) $L, $L" : "$L, $L", given, has)
              : CodeBlock.of("$L, (Object) $L", number(given, feed, "long"), has);
      case WIDEN_TO_DOUBLE ->
          primitive
              ? CodeBlock.of(missing ? "(double) $L, $L" : "$L, $L", given, has)
              : CodeBlock.of("$L, (Object) $L", number(given, feed, "double"), has);
      case DURATION_TO_LONG -> CodeBlock.of("$T.ofNullable($L), $L", Millis.class, given, has);
      case DURATION_TO_INT -> CodeBlock.of("$T.intOfNullable($L), $L", Millis.class, given, has);
      case INSTANT_TO_LONG -> CodeBlock.of("$T.ofNullable($L), $L", Millis.class, given, has);
      case WIRE_TO_ENUM ->
          feed.nullable()
              ? CodeBlock.of("$L, $L == null ? null : $L.wire()", given, has, has)
              : CodeBlock.of("$L, $L.wire()", given, has);
    };
  }

  private static CodeBlock number(CodeBlock given, Feed feed, String type) {
    return feed.nullable()
        ? CodeBlock.of("$L == null ? null : $L.$LValue()", given, given, type)
        : CodeBlock.of("$L.$LValue()", given, type);
  }

  private static boolean isPresence(Feed feed) {
    return feed.accessor().type() instanceof JavaType.Declared declared
        && declared.qualifiedName().equals("dev.retryevents.event.Presence");
  }
}
