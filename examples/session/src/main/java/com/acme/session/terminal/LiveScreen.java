package com.acme.session.terminal;

import java.io.PrintStream;
import java.util.function.IntSupplier;

/**
 * A terminal, whose last line is written over (ECMA-48; DEC private mode 7 for the right margin).
 *
 * <p>The line is clipped to the width of the terminal, for a line that has wrapped cannot be
 * written over; wrapping is off while it is written, in case the terminal has become narrower.
 */
public final class LiveScreen implements Screen {

  private static final String TO_START_AND_ERASE = "\r\u001B[K";
  private static final String WRAP_OFF = "\u001B[?7l";
  private static final String WRAP_ON = "\u001B[?7h";

  private final PrintStream out;
  private final IntSupplier columns;
  private String shown = "";

  /**
   * A screen.
   *
   * @param out the terminal
   * @param columns how many columns it has; asked anew for each line
   */
  public LiveScreen(PrintStream out, IntSupplier columns) {
    this.out = out;
    this.columns = columns;
  }

  @Override
  public synchronized void say(String line) {
    String below = shown;
    clear();
    out.println(line);
    if (!below.isEmpty()) {
      write(below);
    }
    out.flush();
  }

  @Override
  public synchronized void show(String subject, String line) {
    // One column stays free: in the last one, some terminals wrap already.
    String clipped = DisplayWidth.clip(line, Math.max(1, columns.getAsInt() - 1));
    if (!clipped.equals(shown)) {
      write(clipped);
      out.flush();
    }
  }

  @Override
  public synchronized void clear() {
    if (!shown.isEmpty()) {
      out.print(TO_START_AND_ERASE);
      out.flush();
      shown = "";
    }
  }

  @Override
  public void close() {
    clear();
    out.flush();
  }

  private void write(String line) {
    out.print(shown.isEmpty() ? "" : TO_START_AND_ERASE);
    out.print(WRAP_OFF + line + WRAP_ON);
    shown = line;
  }
}
