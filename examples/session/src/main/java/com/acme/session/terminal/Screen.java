package com.acme.session.terminal;

/** Lines that stay, and below them at most one that changes. */
public sealed interface Screen extends AutoCloseable permits LiveScreen, PlainScreen {

  /**
   * Says a line that stays.
   *
   * @param line the line, printable
   */
  void say(String line);

  /**
   * Shows the line that changes, in place of the one before.
   *
   * @param subject what the line is about; lines of one subject differ in the time only
   * @param line the line, printable
   */
  void show(String subject, String line);

  /** Takes the line that changes away. */
  void clear();

  /** Leaves the screen as the next program expects it. */
  @Override
  void close();
}
