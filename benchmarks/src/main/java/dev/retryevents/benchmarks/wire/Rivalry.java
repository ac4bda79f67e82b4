package dev.retryevents.benchmarks.wire;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;

/** Measures rivals in alternating slices. */
final class Rivalry {

  private static final int WARM_UP_SLICES = 40;
  private static final int SLICES = 120;

  /** What goes through each rival in a slice, in bytes, so that large texts take no longer. */
  private static final int SLICE = 5_000_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Rivalry() {}

  /** Prints a line for each rival of texts of a length; ratios are to the first. */
  static void print(int length, List<Rival> rivals) throws IOException {
    int operations = SLICE / length / Frames.COUNT * Frames.COUNT;
    double[] fastest = new double[rivals.size()];
    long[] bytes = new long[rivals.size()];
    int mixed = 0;
    for (int slice = 0; slice < WARM_UP_SLICES + SLICES; slice++) {
      for (int i = 0; i < fastest.length; i++) {
        long allocatedBefore = THREADS.getCurrentThreadAllocatedBytes();
        long before = THREADS.getCurrentThreadCpuTime();
        mixed += rivals.get(i).run(operations);
        double spent = (double) (THREADS.getCurrentThreadCpuTime() - before) / operations;
        bytes[i] = (THREADS.getCurrentThreadAllocatedBytes() - allocatedBefore) / operations;
        boolean first = slice <= WARM_UP_SLICES;
        fastest[i] = first ? spent : Math.min(fastest[i], spent);
      }
    }
    for (int i = 0; i < fastest.length; i++) {
      System.out.printf(
          "%-40s %7.1f ns  %5.2f  %6d B%n",
          rivals.get(i).name(), fastest[i], fastest[i] / fastest[0], bytes[i]);
    }
    if (mixed != 0) {
      throw new AssertionError("an operation gave nothing");
    }
  }
}
