package dev.retryevents.processor.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Whatever value is made: a generated codec reads it if a validator allows it, and then writes it
 * back as it was. {@code -Dretryevents.fuzz.cases=n} and {@code -Dretryevents.fuzz.seed=s} choose
 * how many values are made of each definition, and which.
 */
@Execution(ExecutionMode.CONCURRENT)
class CodecOracleTest {

  private static final int CASES = Integer.getInteger("retryevents.fuzz.cases", 20);
  private static final long SEED = Long.getLong("retryevents.fuzz.seed", 20_201_212);

  private static final Path PUBLISHED =
      Path.of(System.getProperty("retryevents.shared"), "msp", "msp.schema.json");

  private static final String ALL =
      "family = \"Told\", notifications = \"*\", methods = \"*\", types = \"*\", errors = true";

  /** One of each type in JSON: what allows them all, no value can break. */
  private static final List<JsonValue> PROBES =
      List.of("null", "true", "1", "0.5", "\"\"", "[]", "{}", "[[]]", "{\"\":[]}").stream()
          .map(JsonValue::parse)
          .toList();

  /** What is found in every large bundle. */
  private static final Set<Difference> USUAL =
      EnumSet.of(Difference.OPEN_ENUM, Difference.NULL_IS_ABSENT, Difference.BEYOND_LONG);

  /** What is found where there are numbers with a fraction, too, if enough values are made. */
  private static final Set<Difference> RARE =
      EnumSet.of(Difference.BEYOND_DOUBLE, Difference.ROUNDED);

  @TempDir private Path folder;

  private final List<String> faults = new ArrayList<>();
  private int read = 0;
  private int refused = 0;

  @Test
  void theBundleOfTheExamples() throws IOException {
    try (InputStream bundle = getClass().getResourceAsStream("/msp.schema.json")) {
      assertAgreed(judge(ALL, JsonValue.parse(bundle.readAllBytes())), USUAL);
    }
  }

  @Test
  void thePublishedBundle() throws IOException {
    assumeTrue(Files.exists(PUBLISHED), "skipped: the published bundle is not there");
    String requests = ALL + ", requests = \"*\"";
    assertAgreed(judge(requests, JsonValue.parse(Files.readAllBytes(PUBLISHED))), USUAL);
  }

  @Test
  void everyConstruct() throws IOException {
    try (InputStream bundle = getClass().getResourceAsStream("/oracle/constructs.schema.json")) {
      assertAgreed(
          judge("types = \"*\"", JsonValue.parse(bundle.readAllBytes())),
          EnumSet.allOf(Difference.class));
    }
  }

  private void assertAgreed(Contest contest, Set<Difference> differences) {
    if (System.getProperty("retryevents.fuzz.cases") != null) {
      System.out.printf("%d read, %d refused, %d faults%n", read, refused, faults.size());
    }
    assertEquals("", String.join("\n", faults.subList(0, Math.min(faults.size(), 20))));
    Set<Difference> seen = EnumSet.copyOf(contest.seen());
    if (differences.equals(USUAL)) {
      seen.removeAll(RARE);
    }
    assertEquals(differences, seen);
    assertEquals(Set.of(), contest.unbroken());
  }

  private Contest judge(String attributes, JsonValue bundle) {
    OracleModel model = OracleModel.of(folder, attributes, (JsonObject) bundle);
    Contest contest = new Contest(model.bundle(), model.warned());
    Map<String, JsonValue> definitions = OracleModel.definitions(model.bundle());
    for (String name : model.names()) {
      JsonCodec<Object> codec = model.model().codec(name);
      boolean mayRefuse = false;
      for (JsonValue probe : PROBES) {
        mayRefuse |= !judge(contest, name, codec, probe, new Random(SEED));
      }
      int before = read;
      int refusedBefore = refused;
      for (int i = 0;
          i < CASES
              || (i < 20 * CASES
                  && (read == before
                      || (mayRefuse && refused == refusedBefore)
                      || contest.isUnbroken(name)));
          i++) {
        Random random = new Random(SEED + 31L * (i + 1_000_003L * name.hashCode()));
        RandomInstance instances = new RandomInstance(random, new FlatSchema(definitions));
        JsonValue value = instances.of(definitions.get(name));
        for (int changes = i % 2 == 0 ? 0 : 1 + random.nextInt(2); changes > 0; changes--) {
          value = Mutation.of(random, instances).of(value);
        }
        judge(contest, name, codec, value, random);
      }
      if (read == before || (mayRefuse && refused == refusedBefore)) {
        faults.add(name + ": all of one verdict");
      }
    }
    return contest;
  }

  /** Whether a value is read; what is wrong with that is among the faults. */
  private boolean judge(
      Contest contest, String name, JsonCodec<Object> codec, JsonValue value, Random random) {
    String text = new Spelling(random).of(value);
    String context = "%s (seed %d): %s\n  ".formatted(name, SEED, text);
    try {
      Reading reading = Reading.of(codec, text);
      String fault = contest.judge(name, value, reading);
      if (!fault.isEmpty()) {
        faults.add(context + fault);
      }
      boolean isRead = reading.written().isPresent();
      read += isRead ? 1 : 0;
      refused += isRead ? 0 : 1;
      return isRead;
    } catch (AssertionError | RuntimeException e) {
      faults.add(context + e);
      return false;
    }
  }
}
