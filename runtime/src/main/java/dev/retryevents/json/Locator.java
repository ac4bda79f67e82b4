package dev.retryevents.json;

import java.util.Arrays;

/**
 * Finds the place and the JSON pointer of an offset, by going over the text once more. Costs
 * nothing where nothing is wrong. Asked for ascending offsets, it goes over the text once in all.
 *
 * <p>The text is usually read up to the offset already; one that is no JSON before it gets some
 * pointer, and does no harm.
 */
final class Locator {

  /** The step into an object of which no name was read yet. */
  private static final int NO_NAME = -1;

  private final byte[] bytes;
  private final int start;
  private final int end;
  private JsonPlace place = JsonPlace.START;

  private int at;
  private int depth;

  /** Whether a value is due or has begun, so that the last step leads to it. */
  private boolean inValue = true;

  /** For each open level the index of its bracket. */
  private int[] brackets = new int[8];

  /** For each open object the index of the last name, for each open array that of the element. */
  private int[] steps = new int[8];

  Locator(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.at = start;
  }

  /** The place of the byte at {@code index}. */
  JsonPlace place(int index) {
    place = place.onTo(index - start, bytes, start, end);
    return place;
  }

  /** The pointer of the value that the byte at {@code index} belongs to. */
  String pointer(int index) {
    goTo(index);
    StringBuilder pointer = new StringBuilder();
    for (int level = 0; level < depth; level++) {
      if (steps[level] != NO_NAME && (level < depth - 1 || inValue)) {
        pointer.append('/');
        if (bytes[brackets[level]] == '[') {
          pointer.append(steps[level]);
        } else {
          pointer.append(Pointer.escaped(name(steps[level])));
        }
      }
    }
    return pointer.toString();
  }

  /** The index of the first byte of the value whose first or last token begins at {@code index}. */
  int begin(int index) {
    if (index >= end || (bytes[index] != '}' && bytes[index] != ']')) {
      return index;
    }
    goTo(index);
    return depth == 0 ? index : brackets[depth - 1];
  }

  private String name(int quote) {
    int close = stringEnd(quote) - 1;
    return new Unescaping().text(bytes, quote + 1, close);
  }

  private void goTo(int target) {
    if (target < at) {
      at = start;
      depth = 0;
      inValue = true;
    }
    while (at < target) {
      int next = over(bytes[at], target);
      if (next > target) {
        return;
      }
      at = next;
    }
  }

  /**
   * Takes note of the token at hand, if it ends before the target, and gives the index after it.
   */
  private int over(byte b, int target) {
    switch (b) {
      case '{' -> open(NO_NAME, false);
      case '[' -> open(0, true);
      case '}', ']' -> {
        depth = Math.max(0, depth - 1);
        inValue = false;
      }
      case ',' -> {
        inValue = depth > 0 && bytes[brackets[depth - 1]] == '[';
        if (inValue) {
          steps[depth - 1]++;
        }
      }
      case ':' -> inValue = true;
      case '"' -> {
        return string(target);
      }
      case ' ', '\t', '\n', '\r' -> {}
      default -> {
        return scalar(target);
      }
    }
    return at + 1;
  }

  private void open(int step, boolean element) {
    if (depth == steps.length) {
      steps = Arrays.copyOf(steps, 2 * depth);
      brackets = Arrays.copyOf(brackets, 2 * depth);
    }
    brackets[depth] = at;
    steps[depth++] = step;
    inValue = element;
  }

  private int string(int target) {
    int after = stringEnd(at);
    if (after <= target) {
      if (!inValue && depth > 0) {
        steps[depth - 1] = at;
      }
      inValue = false;
    }
    return after;
  }

  private int stringEnd(int quote) {
    int i = quote + 1;
    while (i < end && bytes[i] != '"') {
      i += bytes[i] == '\\' ? 2 : 1;
    }
    return i + 1;
  }

  /** Moves over a number or a literal, unless the target is a fault within it. */
  private int scalar(int target) {
    int after = at;
    while (after < end && ",]}: \t\n\r".indexOf(bytes[after]) < 0) {
      after++;
    }
    boolean number = bytes[at] == '-' || (bytes[at] >= '0' && bytes[at] <= '9');
    boolean complete = !number || (bytes[after - 1] >= '0' && bytes[after - 1] <= '9');
    if (after > target || !complete) {
      return target + 1;
    }
    inValue = false;
    return after;
  }
}
