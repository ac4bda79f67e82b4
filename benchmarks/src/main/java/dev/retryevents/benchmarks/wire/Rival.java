package dev.retryevents.benchmarks.wire;

import java.io.IOException;

/**
 * One way to do what is measured.
 *
 * @param name what it is
 * @param operation does it once
 */
record Rival(String name, Operation operation) {

  /** Does what is measured with one of 64 inputs. */
  interface Operation {

    Object run(int input) throws IOException;
  }

  /** Does it so often, and gives something that depends on all results. */
  int run(int times) throws IOException {
    int mixed = 0;
    for (int i = 0; i < times; i++) {
      mixed += operation.run(i & 63) == null ? 1 : 0;
    }
    return mixed;
  }
}
