package dev.retryevents.processor.fuzz;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A bundle of random schemas; all definitions are reached from one, {@value #EVENT}. */
final class RandomBundle {

  /** The definition that a row is over; no member of it is required. */
  static final String EVENT = "FuzzedEvent";

  private final Random random;
  private final HostileWords words;
  private final List<String> names = new ArrayList<>();

  private RandomBundle(long seed) {
    this.random = new Random(seed);
    this.words = new HostileWords(random);
  }

  /** The bundle of a seed. */
  static JsonObject of(long seed) {
    return new RandomBundle(seed).bundle();
  }

  private JsonObject bundle() {
    Map<String, JsonValue> definitions = new LinkedHashMap<>();
    Map<String, JsonValue> members = new LinkedHashMap<>();
    int count = 1 + random.nextInt(8);
    for (int i = 0; i < count; i++) {
      String name = words.name();
      if (!names.contains(name) && !name.equals(EVENT)) {
        names.add(name);
      }
    }
    for (int i = 0; i < names.size(); i++) {
      definitions.put(names.get(i), new RandomSchema(random, words, names, i).schema(4));
      members.put("p" + i, new JsonObject(Map.of("$ref", reference(names.get(i)))));
    }
    definitions.put(
        EVENT,
        new JsonObject(
            Map.of("type", new JsonString("object"), "properties", new JsonObject(members))));
    Map<String, JsonValue> bundle = new LinkedHashMap<>();
    bundle.put("$schema", new JsonString("https://json-schema.org/draft/2020-12/schema"));
    bundle.put("$defs", new JsonObject(definitions));
    return new JsonObject(bundle);
  }

  static JsonString reference(String name) {
    StringBuilder pointer = new StringBuilder("#/$defs/");
    for (byte unit : name.replace("~", "~0").replace("/", "~1").getBytes(StandardCharsets.UTF_8)) {
      boolean plain = unit > ' ' && unit < 0x7f && "%\"<>\\^`{|}#".indexOf(unit) < 0;
      pointer.append(plain ? String.valueOf((char) unit) : String.format("%%%02X", unit & 0xff));
    }
    return new JsonString(pointer.toString());
  }

  /** Values of all kinds. */
  static JsonValue literal(Random random, HostileWords words) {
    return switch (random.nextInt(7)) {
      case 0 -> JsonNumber.of(random.nextInt(5));
      case 1 -> new JsonNumber(random.nextBoolean() ? "1e400" : "0.1");
      case 2 -> JsonBoolean.of(random.nextBoolean());
      case 3 -> JsonNull.NULL;
      case 4 -> new JsonArray(List.of(new JsonString(words.text())));
      case 5 -> new JsonObject(Map.of("a", new JsonString(words.text())));
      default -> new JsonString(words.name());
    };
  }
}
