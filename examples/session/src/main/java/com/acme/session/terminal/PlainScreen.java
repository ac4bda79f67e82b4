package com.acme.session.terminal;

import java.io.PrintStream;

/** A screen that cannot be written over: a file, a pipe. It takes one line a change. */
public final class PlainScreen implements Screen {

  private final PrintStream out;
  private String subject = "";

  /**
   * A screen.
   *
   * @param out where its lines go
   */
  public PlainScreen(PrintStream out) {
    this.out = out;
  }

  @Override
  public synchronized void say(String line) {
    out.println(line);
  }

  /** That time passes is no change. */
  @Override
  public synchronized void show(String subject, String line) {
    if (!subject.equals(this.subject)) {
      this.subject = subject;
      out.println(line);
    }
  }

  /** What is written stays. */
  @Override
  public void clear() {}

  @Override
  public void close() {
    out.flush();
  }
}
