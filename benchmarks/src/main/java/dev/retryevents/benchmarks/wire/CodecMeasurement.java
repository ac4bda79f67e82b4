package dev.retryevents.benchmarks.wire;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * Decodes and encodes the params of {@code turn/retryScheduled} with the codec and with Jackson.
 *
 * <p>Rivals take turns in one JVM in slices of thread-CPU time, and the fastest slice of each
 * counts, because that is what other load on the machine disturbs least.
 */
public final class CodecMeasurement {

  private static final ObjectMapper JACKSON = new ObjectMapper();
  private static final ObjectReader READER = JACKSON.readerFor(RetryScheduled.class);
  private static final ObjectWriter WRITER = JACKSON.writerFor(RetryScheduled.class);

  private CodecMeasurement() {}

  /**
   * Prints the nanoseconds and bytes of one operation and the ratio to Jackson.
   *
   * @param arguments none
   * @throws IOException if Jackson cannot read a frame
   */
  public static void main(String[] arguments) throws IOException {
    byte[][] sent = Frames.asSent();
    byte[][] declared = Frames.asDeclared();
    RetryScheduled[] values = new RetryScheduled[sent.length];
    for (int i = 0; i < sent.length; i++) {
      values[i] = READER.readValue(sent[i]);
      requireEqual(values[i], RetryScheduledCodec.INSTANCE.decode(sent[i]));
      requireEqual(values[i], RetryScheduledCodec.INSTANCE.decode(declared[i]));
      requireEqual(
          Arrays.toString(WRITER.writeValueAsBytes(values[i])),
          Arrays.toString(RetryScheduledCodec.INSTANCE.encode(values[i])));
    }
    System.out.printf("JDK %s, %d bytes%n", Runtime.version(), sent[0].length);
    Rivalry.print(
        List.of(
            new Rival("Jackson databind, decode as sent", i -> READER.readValue(sent[i])),
            new Rival("codec, decode as sent", i -> RetryScheduledCodec.INSTANCE.decode(sent[i]))));
    Rivalry.print(
        List.of(
            new Rival("Jackson databind, decode as declared", i -> READER.readValue(declared[i])),
            new Rival(
                "codec, decode as declared",
                i -> RetryScheduledCodec.INSTANCE.decode(declared[i]))));
    Rivalry.print(
        List.of(
            new Rival("Jackson databind, encode", i -> WRITER.writeValueAsBytes(values[i])),
            new Rival("codec, encode", i -> RetryScheduledCodec.INSTANCE.encode(values[i]))));
  }

  private static void requireEqual(Object expected, Object actual) {
    if (!expected.equals(actual)) {
      throw new AssertionError(actual + " instead of " + expected);
    }
  }
}
