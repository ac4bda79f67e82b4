package dev.retryevents.json;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** The steps from the whole text to the value that was begun last. */
final class Path {

  /** One open object or array. */
  private static final class Level {

    final boolean object;
    final JsonPlace place;
    String name = "";
    int index = -1;

    Level(boolean object, JsonPlace place) {
      this.object = object;
      this.place = place;
    }
  }

  private final Deque<Level> levels = new ArrayDeque<>();

  /** Where the value that was begun last begins, if it is an object or array that ended. */
  private @Nullable JsonPlace closed;

  int depth() {
    return levels.size();
  }

  /** Takes note of a name. */
  void name(String name) {
    levels.getLast().name = name;
  }

  /** Where the value begun last begins, if it is an object or an array that ended; else null. */
  @Nullable JsonPlace closed() {
    return closed;
  }

  /** Takes note that a value begins. */
  void begin() {
    closed = null;
    if (!levels.isEmpty()) {
      levels.getLast().index++;
    }
  }

  /** Takes note that the value begun last is an object or an array. */
  void open(boolean object, JsonPlace place) {
    levels.addLast(new Level(object, place));
  }

  /** Takes note of the end of what was opened last. */
  void close() {
    closed = levels.removeLast().place;
  }

  /** The pointer of the value that was begun last. */
  String last() {
    return pointer(levels.size());
  }

  /** The pointer of the value that would begin next. */
  String next() {
    Level level = levels.peekLast();
    if (level == null || level.object) {
      return last();
    }
    level.index++;
    String pointer = last();
    level.index--;
    return pointer;
  }

  /** The pointer of the object or array that is open. */
  String container() {
    return pointer(levels.size() - 1);
  }

  private String pointer(int steps) {
    StringBuilder pointer = new StringBuilder();
    Iterator<Level> each = levels.iterator();
    for (int i = 0; i < steps; i++) {
      Level level = each.next();
      pointer.append('/');
      if (level.object) {
        pointer.append(Pointer.escaped(level.name));
      } else {
        pointer.append(level.index);
      }
    }
    return pointer.toString();
  }
}
