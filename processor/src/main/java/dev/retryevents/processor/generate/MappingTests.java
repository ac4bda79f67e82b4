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
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SignalSource;
import dev.retryevents.processor.model.Specimen;
import dev.retryevents.processor.model.TestPlan;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The tests of the mapping: each signal becomes the event of its row, with its own values. */
record MappingTests(TableTarget target, TestPlan plan, Contract.Mapping mapping, TestNames names) {

  List<MethodSpec> tests() {
    List<MethodSpec> tests = new ArrayList<>();
    Iterator<Specimen> signals = plan.signals().iterator();
    for (Row row : target.contract().rows()) {
      for (SignalSource source : row.sources()) {
        tests.add(test(row, source, signals.next()));
      }
    }
    return tests;
  }

  private MethodSpec test(Row row, SignalSource source, Specimen specimen) {
    TypeName signal = TypeCode.of(source.signal());
    TypeName record = target.type(row.record());
    String context = plan.context().isPresent() ? ", context" : "";
    MethodSpec.Builder test =
        ContractTestGenerator.test(names.mapping(source.signal(), row))
            .addCode(SpecimenCode.local(signal, "signal", specimen));
    mapping
        .context()
        .ifPresent(
            type -> test.addStatement("$T context = $L()", TypeCode.of(type), TestNames.CONTEXT));
    test.addStatement("$T raised = signal", TypeCode.of(mapping.signals()))
        .addCode(
            Arguments.local(
                record,
                "event",
                CodeBlock.of("$T.assertInstanceOf", ASSERTIONS),
                List.of(
                    CodeBlock.of("$T.class", record),
                    CodeBlock.of("$T.map(raised$L)", target.mapping(), context))));
    List<Leading> leading = row.leading();
    for (int i = 0; i < source.feeds().size(); i++) {
      Feed feed = source.feeds().get(i);
      test.addCode(
          i < leading.size()
              ? equal(FeedCode.read(feed), CodeBlock.of("event.$N()", leading.get(i).name()))
              : claim(row.components().get(i - leading.size()), feed));
    }
    return test.addCode(
            equal(
                CodeBlock.of("event"), CodeBlock.of("$T.map(signal$L)", target.mapping(), context)))
        .build();
  }

  /** The method that makes the context, if the mapping takes one. */
  List<MethodSpec> factories() {
    return mapping
        .context()
        .map(
            type ->
                ContractTestGenerator.factory(
                    TestNames.CONTEXT,
                    TypeCode.of(type),
                    SpecimenCode.returned(plan.context().orElseThrow())))
        .stream()
        .toList();
  }

  private static CodeBlock equal(CodeBlock expected, CodeBlock actual) {
    return ContractTestGenerator.assertEquals(expected, actual);
  }

  /** What the accessor gives, and what the event has, brought to one type from both sides. */
  private static CodeBlock claim(Component component, Feed feed) {
    CodeBlock given = FeedCode.read(feed);
    CodeBlock has = CodeBlock.of("event.$N()", component.name());
    if (component.presence().tellsNullFromAbsent() && !FeedCode.givesPresence(feed)) {
      has = CodeBlock.of("$L.orNull()", has);
    }
    return switch (feed.conversion()) {
      case NONE -> equal(given, has);
      case WIDEN_TO_LONG -> equal(widened(given, feed, component, "long"), has);
      case WIDEN_TO_DOUBLE -> equal(widened(given, feed, component, "double"), has);
      case DURATION_TO_INT -> equal(CodeBlock.of("$T.intOfNullable($L)", Millis.class, given), has);
      case DURATION_TO_LONG, INSTANT_TO_LONG ->
          equal(CodeBlock.of("$T.ofNullable($L)", Millis.class, given), has);
      case WIRE_TO_ENUM ->
          feed.nullable()
              ? equal(given, CodeBlock.of("$L == null ? null : $L.wire()", has, has))
              : equal(given, CodeBlock.of("$L.wire()", has));
    };
  }

  private static CodeBlock widened(CodeBlock given, Feed feed, Component component, String type) {
    if (feed.accessor().type() instanceof JavaType.Primitive) {
      boolean boxed = component.presence().mayBeMissing();
      return boxed ? CodeBlock.of("($L) $L", type, given) : given;
    }
    CodeBlock value = CodeBlock.of("$L.$LValue()", given, type);
    return feed.nullable() ? CodeBlock.of("$L == null ? null : $L", given, value) : value;
  }
}
