package com.acme.session.host;

import java.util.Comparator;
import java.util.Optional;

/**
 * A place in the view of a session, which clients know as a cursor.
 *
 * @param sequence the record that the notification was made from, or came after
 * @param index which notification it is since that record, counted from 1; 0 is before the first
 */
record ViewPosition(long sequence, int index) implements Comparable<ViewPosition> {

  private static final Comparator<ViewPosition> ORDER =
      Comparator.comparingLong(ViewPosition::sequence).thenComparingInt(ViewPosition::index);

  /** The cursor: the same one in every life of the host. */
  String cursor(String sessionId) {
    return prefix(sessionId) + sequence + "." + index;
  }

  /** The position of a cursor of this session, if it is spelled as the host spells them. */
  static Optional<ViewPosition> of(String sessionId, String cursor) {
    int dot = cursor.lastIndexOf('.');
    int from = prefix(sessionId).length();
    if (!cursor.startsWith(prefix(sessionId)) || dot < from) {
      return Optional.empty();
    }
    try {
      ViewPosition position =
          new ViewPosition(
              Long.parseLong(cursor.substring(from, dot)),
              Integer.parseInt(cursor.substring(dot + 1)));
      return position.cursor(sessionId).equals(cursor) ? Optional.of(position) : Optional.empty();
    } catch (NumberFormatException notOurs) {
      return Optional.empty();
    }
  }

  ViewPosition next() {
    return new ViewPosition(sequence, index + 1);
  }

  private static String prefix(String sessionId) {
    return "v:" + sessionId + ":";
  }

  @Override
  public int compareTo(ViewPosition other) {
    return ORDER.compare(this, other);
  }
}
