package dev.retryevents.benchmarks.wire;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Texts as a host sends them, with other identifiers in each. */
final class Frames {

  /** How many there are of a kind. */
  static final int COUNT = 64;

  private static final int LINES = 30;
  private static final int PARTS = 40;

  private static final String POSITION =
      "\"viewCursor\":\"v:%1$s:6\",\"sourceRange\":{\"stream\":{\"kind\":\"session\",\"id\":"
          + "\"%1$s\"},\"first\":{\"id\":\"%2$s\",\"sequence\":%4$d},"
          + "\"last\":{\"id\":\"%2$s\",\"sequence\":%4$d}}";

  private static final String RETRY_SCHEDULED =
      "{\"sessionId\":\"%1$s\","
          + POSITION
          + ",\"turnId\":\"%3$s\",\"attempt\":1,\"nextAttempt\":2,\"maxAttempts\":3,"
          + "\"retryDelayMs\":%5$d,\"reason\":\"provider stream disconnected\"}";

  private static final String ITEM_COMPLETED =
      "{\"sessionId\":\"%1$s\","
          + POSITION
          + ",\"item\":{\"itemId\":\"%2$s\",\"kind\":\"toolCall\",\"turnId\":\"%3$s\","
          + "\"revision\":%4$d,\"status\":\"completed\",\"recordedAt\":\"2026-01-02T03:04:05Z\","
          + "\"tool\":\"shell\",\"callId\":\"call-%5$d\","
          + "\"args\":\"{\\\"command\\\":[\\\"ls\\\",\\\"-l\\\"]}\","
          + "\"truncated\":false,\"visibleOutput\":\"%6$s\"}}";

  private static final String TURN_START =
      "{\"sessionId\":\"%1$s\",\"commandId\":\"%2$s\",\"input\":[%6$s]}";

  private Frames() {}

  /** Nine members and an object in objects, all short. */
  static byte[][] retryScheduled() {
    return texts(RETRY_SCHEDULED, random -> "");
  }

  /** A vocabulary or two, and a string of some lines, which are separated by escapes. */
  static byte[][] itemCompleted() {
    return texts(ITEM_COMPLETED, Frames::lines);
  }

  /** A list of objects with a string of some lines. */
  static byte[][] turnStart() {
    return texts(
        TURN_START,
        random ->
            IntStream.range(0, PARTS)
                .mapToObj(i -> "{\"type\":\"text\",\"text\":\"" + lines(random) + "\"}")
                .collect(Collectors.joining(",")));
  }

  private static byte[][] texts(String format, Function<Random, String> content) {
    Random random = new Random(1);
    byte[][] texts = new byte[COUNT][];
    for (int i = 0; i < COUNT; i++) {
      String text =
          String.format(
              Locale.ROOT,
              format,
              identifier(random),
              identifier(random),
              identifier(random),
              10 + random.nextInt(90),
              1000 + random.nextInt(9000),
              content.apply(random));
      texts[i] = text.getBytes(StandardCharsets.UTF_8);
    }
    return texts;
  }

  /** Lines of a listing, and a word that is not ASCII. */
  private static String lines(Random random) {
    return IntStream.range(0, LINES)
        .mapToObj(i -> "-rw-r--r-- 1 root root " + random.nextInt(9999) + " notes-" + i + ".txt")
        .collect(Collectors.joining("\\n", "", "\\nd\u00e9j\u00e0 vu"));
  }

  private static String identifier(Random random) {
    return new UUID(random.nextLong(), random.nextLong()).toString();
  }
}
