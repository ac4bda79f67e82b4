package dev.retryevents.json;

import java.util.ArrayList;
import java.util.List;

/** Violations as they are found, as long as there is room. */
final class Violations {

  /** The most characters of all pointers together: names may be long, and repeat in each. */
  private static final int MOST_POINTER_CHARACTERS = 1 << 20;

  private final int most;
  private final List<JsonViolation> found = new ArrayList<>();
  private int pointerCharacters;

  Violations(int most) {
    this.most = most;
  }

  int size() {
    return found.size();
  }

  List<JsonViolation> list() {
    return List.copyOf(found);
  }

  /** Adds a fault if there is room, and gives whether there was. */
  boolean offer(JsonException fault) {
    if (found.size() >= most || pointerCharacters > MOST_POINTER_CHARACTERS) {
      return false;
    }
    found.add(fault.violation());
    pointerCharacters += fault.pointer().length();
    return true;
  }
}
