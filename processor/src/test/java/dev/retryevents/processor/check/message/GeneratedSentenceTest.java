package dev.retryevents.processor.check.message;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.generate.GeneratedTests;
import dev.retryevents.processor.sweep.JavaText;
import dev.retryevents.processor.sweep.Sieve;
import dev.retryevents.processor.sweep.SweptTable;
import dev.retryevents.processor.template.Expression;
import dev.retryevents.processor.template.Message;
import dev.retryevents.processor.template.Pattern;
import dev.retryevents.processor.template.Rendering;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Generated code, compiled and run, says what the samples say that the compiler evaluated. */
class GeneratedSentenceTest {

  private static final int TEMPLATES = 150;
  private static final int SAMPLES = 6;
  private static final int TRIES = 40;

  @TempDir private Path folder;

  @Test
  void everyTableThatCompilesKeepsItsContract() throws Exception {
    Messages messages = Messages.over(RandomTemplates.DEFINITIONS);
    RandomTemplates random = new RandomTemplates(2022);
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < TEMPLATES; i++) {
      rows.add(row("Row" + i, messages.view(random.template()), random));
    }
    Path bundle =
        Files.writeString(folder.resolve("bundle.json"), Bundles.text(RandomTemplates.DEFINITIONS));
    Sieve sieve = Sieve.of(bundle, rows, folder);
    assertFalse(sieve.refused().containsKey("SampleMismatch"), sieve.refused()::toString);
    assertTrue(sieve.rows().size() > TEMPLATES / 10, sieve.refused()::toString);
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {sieve.accepted().output().toUri().toURL()})) {
      GeneratedTests.run(loader.loadClass(SweptTable.CONTRACT_TEST));
    }
  }

  private static String row(String name, MessageView view, RandomTemplates random) {
    List<String> hidden = new ArrayList<>(view.row().wireNames());
    hidden.removeAll(shown(view));
    return "@RetryEvent(type = \"X\", name = %s, title = %s, message = %s, unrendered = %s, samples = %s)"
        .formatted(
            JavaText.literal(name),
            JavaText.literal(name),
            JavaText.literal(view.row().row().message().value()),
            JavaText.literals(hidden),
            samples(view, random).entrySet().stream()
                .map(
                    sample ->
                        "@Sample(renders = %s, given = %s)"
                            .formatted(
                                JavaText.literal(sample.getKey()),
                                JavaText.literal(sample.getValue())))
                .collect(Collectors.joining(", ", "{", "}")));
  }

  /** Values by the sentences that the evaluator makes of them. */
  private static Map<String, String> samples(MessageView view, RandomTemplates random) {
    Map<String, String> samples = new TreeMap<>();
    for (int i = 0; i < TRIES && samples.size() < SAMPLES; i++) {
      Map<String, Object> values = random.values();
      if (SampleEvaluator.evaluate(view.message(), values) instanceof Rendering rendering) {
        samples.put(rendering.text(), json(values).toString());
      }
    }
    return samples;
  }

  private static Set<String> shown(MessageView view) {
    Set<String> shown = new HashSet<>();
    for (Pattern pattern : view.message().patterns()) {
      for (Expression expression : pattern.expressions()) {
        view.scope().derivation(expression).input().ifPresent(shown::add);
      }
    }
    if (view.message() instanceof Message.SelectMessage select) {
      select
          .selectors()
          .forEach(selector -> view.derivation(selector).input().ifPresent(shown::add));
    }
    return shown;
  }

  private static JsonObject json(Map<String, Object> values) {
    Map<String, JsonValue> members = new TreeMap<>();
    values.forEach((name, value) -> members.put(name, json(value)));
    return new JsonObject(members);
  }

  private static JsonValue json(@Nullable Object value) {
    if (value instanceof Long whole) {
      return JsonNumber.of(whole);
    } else if (value instanceof Double fraction) {
      return JsonNumber.of(fraction);
    } else if (value instanceof Boolean truth) {
      return JsonBoolean.of(truth);
    }
    return value == null ? JsonNull.NULL : new JsonString((String) value);
  }
}
