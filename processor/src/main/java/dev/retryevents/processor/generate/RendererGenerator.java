package dev.retryevents.processor.generate;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.Row;
import javax.lang.model.element.Modifier;

/** Generates the class that appends the sentence of each event: the one path to its words. */
final class RendererGenerator {

  private RendererGenerator() {}

  static SourceFile generate(TableTarget target) {
    TypeSpec.Builder renderer =
        TypeSpec.classBuilder(target.renderer())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(
                "$L",
                JavadocText.wrap(
                    "Appends the sentences of {@link "
                        + target.contract().family()
                        + "}: in the root locale, without parsing and without a string of its own."))
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    target.contract().rows().forEach(row -> renderer.addMethod(append(target, row)));
    return target.print(renderer);
  }

  private static MethodSpec append(TableTarget target, Row row) {
    return MethodSpec.methodBuilder("append")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addParameter(StringBuilder.class, "out")
        .addParameter(target.type(row.record()), "event")
        .addJavadoc("Appends the sentence of one {@link $L}.\n\n", row.record())
        .addJavadoc("@param out where it goes\n@param event the event")
        .addCode(new SentenceCode(target).of(row.sentence()))
        .build();
  }
}
