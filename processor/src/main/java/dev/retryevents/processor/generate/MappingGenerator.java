package dev.retryevents.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.Feed;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SignalSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Generates the class that turns signals into events. */
final class MappingGenerator {

  private final TableTarget target;
  private final Contract.Mapping mapping;

  private MappingGenerator(TableTarget target, Contract.Mapping mapping) {
    this.target = target;
    this.mapping = mapping;
  }

  static SourceFile generate(TableTarget target, Contract.Mapping mapping) {
    return target.print(new MappingGenerator(target, mapping).declare());
  }

  private TypeSpec.Builder declare() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(target.mapping())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(
                "Turns every {@link $T} into its {@link $L}.",
                TypeCode.of(mapping.signals()),
                target.contract().family())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    suppress(mapping, type);
    // a root that is its own only signal needs no choice, and its method would be there twice
    if (sources().noneMatch(source -> source.signal().equals(mapping.signals()))) {
      type.addMethod(choice());
    }
    for (Row row : target.contract().rows()) {
      row.sources().forEach(source -> type.addMethod(map(row, source)));
    }
    return type;
  }

  /** The signals are the user's, and so is the choice to keep those that are deprecated. */
  static void suppress(Contract.Mapping mapping, TypeSpec.Builder type) {
    if (mapping.warnings().isEmpty()) {
      return;
    }
    CodeBlock warnings =
        mapping.warnings().stream()
            .map(warning -> CodeBlock.of("$S", warning))
            .collect(CodeBlock.joining(", ", "{", "}"));
    type.addAnnotation(
        AnnotationSpec.builder(SuppressWarnings.class).addMember("value", warnings).build());
  }

  private Stream<SignalSource> sources() {
    return target.contract().rows().stream().flatMap(row -> row.sources().stream());
  }

  private MethodSpec choice() {
    NameAllocator names = parameters();
    MethodSpec.Builder method =
        signature(mapping.signals())
            .returns(target.family())
            .addJavadoc("Gives the event of a signal.\n\n$L\n@return the event", tags())
            .addStatement("$T.requireNonNull(signal, $S)", Objects.class, "signal");
    sources()
        .forEach(
            source -> {
              String name = names.clone().newName(variable(source.signal()));
              method
                  .beginControlFlow(
                      "if (signal instanceof $T $N)", TypeCode.of(source.signal()), name)
                  .addStatement(
                      mapping.context().isPresent() ? "return map($N, context)" : "return map($N)",
                      name)
                  .endControlFlow();
            });
    return method.addStatement("throw new $T(signal)", AssertionError.class).build();
  }

  private MethodSpec map(Row row, SignalSource source) {
    FeedCode feeds = new FeedCode(target, parameters());
    List<CodeBlock> arguments = new ArrayList<>();
    int leading = row.leading().size();
    for (int i = 0; i < source.feeds().size(); i++) {
      Feed feed = source.feeds().get(i);
      arguments.add(
          i < leading
              ? FeedCode.read(feed)
              : feeds.component(row.components().get(i - leading), feed));
    }
    CodeBlock event = CodeBlock.of("new $T", target.type(row.record()));
    return signature(source.signal())
        .returns(target.type(row.record()))
        .addJavadoc("Gives the event of one {@link $T}.\n\n", TypeCode.of(source.signal()))
        .addJavadoc("$L\n@return the event", tags())
        .addCode(feeds.locals())
        .addStatement("return $L", Arguments.returned(event, arguments))
        .build();
  }

  private MethodSpec.Builder signature(JavaType.Declared signal) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("map")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(TypeCode.of(signal), "signal");
    mapping.context().ifPresent(type -> method.addParameter(TypeCode.of(type), "context"));
    return method;
  }

  private String tags() {
    String signal = "@param signal what happened";
    return mapping.context().isPresent()
        ? signal + "\n@param context what the signal does not carry"
        : signal;
  }

  private static NameAllocator parameters() {
    NameAllocator names = new NameAllocator();
    names.newName("signal");
    names.newName("context");
    return names;
  }

  /** The signal's name as that of a variable. */
  private static String variable(JavaType.Declared signal) {
    String name = signal.simpleName();
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }
}
