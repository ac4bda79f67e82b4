package dev.retryevents.benchmarks.wire;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Bytes to record and back, with the generated codecs and with Jackson databind. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class WireBenchmark {

  @Param public Subject subject;

  private Exchange<?> exchange;
  private int next;

  @Setup
  public void prepare() throws IOException {
    exchange = subject.exchange();
  }

  private int index() {
    return next++ & (Frames.COUNT - 1);
  }

  @Benchmark
  public Object decodeGenerated() {
    return exchange.decode(index());
  }

  @Benchmark
  public Object decodeJackson() throws IOException {
    return exchange.decodeByJackson(index());
  }

  @Benchmark
  public byte[] encodeGenerated() {
    return exchange.encode(index());
  }

  @Benchmark
  public byte[] encodeJackson() throws IOException {
    return exchange.encodeByJackson(index());
  }
}
