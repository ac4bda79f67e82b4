package dev.retryevents.benchmarks.wire;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;

/** Params of {@code turn/retryScheduled}, 483 bytes each, with other identifiers in each. */
final class Frames {

  private static final int COUNT = 64;

  private static final String AS_SENT =
      "{\"sessionId\":\"%1$s\",\"viewCursor\":\"v:%1$s:6\",\"sourceRange\":{\"stream\":{\"kind\":"
          + "\"session\",\"id\":\"%1$s\"},\"first\":{\"id\":\"%2$s\",\"sequence\":%4$d},"
          + "\"last\":{\"id\":\"%2$s\",\"sequence\":%4$d}},\"turnId\":\"%3$s\",\"attempt\":1,"
          + "\"nextAttempt\":2,\"maxAttempts\":3,\"retryDelayMs\":%5$d,"
          + "\"reason\":\"provider stream disconnected\"}";

  private Frames() {}

  /** Members in the order in which a host sends them, which is not that of the schema. */
  static byte[][] asSent() {
    Random random = new Random(1);
    byte[][] frames = new byte[COUNT][];
    for (int i = 0; i < COUNT; i++) {
      String text =
          String.format(
              Locale.ROOT,
              AS_SENT,
              identifier(random),
              identifier(random),
              identifier(random),
              10 + random.nextInt(90),
              1000 + random.nextInt(9000));
      frames[i] = text.getBytes(StandardCharsets.UTF_8);
    }
    return frames;
  }

  /** Members in the order of the schema. */
  static byte[][] asDeclared() {
    byte[][] frames = asSent();
    for (int i = 0; i < COUNT; i++) {
      frames[i] =
          RetryScheduledCodec.INSTANCE.encode(RetryScheduledCodec.INSTANCE.decode(frames[i]));
    }
    return frames;
  }

  private static String identifier(Random random) {
    return new UUID(random.nextLong(), random.nextLong()).toString();
  }
}
