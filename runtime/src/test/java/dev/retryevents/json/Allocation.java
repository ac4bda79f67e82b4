package dev.retryevents.json;

import java.lang.reflect.Method;

/** How many bytes a piece of code allocates. */
final class Allocation {

  private Allocation() {}

  /** The bytes that a second run allocates; by reflection, because the runtime reads no module. */
  static long of(Runnable code) throws ReflectiveOperationException {
    Object threads =
        Class.forName("java.lang.management.ManagementFactory")
            .getMethod("getThreadMXBean")
            .invoke(null);
    Method allocated =
        Class.forName("com.sun.management.ThreadMXBean")
            .getMethod("getCurrentThreadAllocatedBytes");
    code.run();
    long before = (long) allocated.invoke(threads);
    code.run();
    return (long) allocated.invoke(threads) - before;
  }
}
