package dev.retryevents.benchmarks.wire;

import java.io.IOException;
import java.util.List;

/**
 * Decodes and encodes every subject with the generated codec and with Jackson.
 *
 * <p>Rivals take turns in one JVM in slices of thread-CPU time, and the fastest slice of each
 * counts, because that is what other load on the machine disturbs least.
 */
public final class CodecMeasurement {

  private CodecMeasurement() {}

  /**
   * Prints the nanoseconds and bytes of one operation and the ratio to Jackson.
   *
   * @param arguments the subjects to measure, or none for all
   * @throws IOException if Jackson cannot read a text
   */
  public static void main(String[] arguments) throws IOException {
    for (Subject subject : Subject.values()) {
      if (arguments.length == 0 || List.of(arguments).contains(subject.name())) {
        measure(subject);
      }
    }
  }

  private static void measure(Subject subject) throws IOException {
    Exchange<?> exchange = subject.exchange();
    System.out.printf(
        "%s, %d bytes, JDK %s%n", subject, exchange.length(), Runtime.version().feature());
    Rivalry.print(
        exchange.length(),
        List.of(
            new Rival("decode with Jackson databind", exchange::decodeByJackson),
            new Rival("decode with the codec", exchange::decode)));
    Rivalry.print(
        exchange.length(),
        List.of(
            new Rival("encode with Jackson databind", exchange::encodeByJackson),
            new Rival("encode with the codec", exchange::encode)));
  }
}
