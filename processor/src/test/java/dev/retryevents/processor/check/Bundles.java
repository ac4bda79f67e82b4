package dev.retryevents.processor.check;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.BundleReader;
import dev.retryevents.processor.schema.BundleReading;
import java.nio.charset.StandardCharsets;

/** Bundles for the tests: their definitions, with single quotes for double ones. */
public final class Bundles {

  private Bundles() {}

  /** The bundle of those definitions, in one line. */
  public static Bundle of(String definitions) {
    byte[] bytes = text(definitions).getBytes(StandardCharsets.UTF_8);
    BundleReading reading = BundleReader.read("b.json", bytes);
    return assertInstanceOf(BundleReading.Read.class, reading, reading::toString).bundle();
  }

  /** The text of that bundle. */
  public static String text(String definitions) {
    return ("{'$schema':'https://json-schema.org/draft/2020-12/schema','$defs':{"
            + definitions
            + "}}")
        .replace('\'', '"');
  }

  /** The definition X of an event with those members, all of them required. */
  public static String event(String... members) {
    StringBuilder names = new StringBuilder();
    for (String member : members) {
      names.append(names.isEmpty() ? "" : ",").append(member, 0, member.indexOf(':'));
    }
    return "'X':{'type':'object','required':["
        + names
        + "],'properties':{"
        + String.join(",", members)
        + "}}";
  }
}
