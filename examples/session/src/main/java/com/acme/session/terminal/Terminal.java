package com.acme.session.terminal;

import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Finds out what stands at the other end of the standard output. */
public final class Terminal {

  private static final int USUAL_COLUMNS = 80;

  private Terminal() {}

  /**
   * The screen that fits the standard output.
   *
   * @param environment the environment variables
   * @return a live one on a terminal that is not dumb, else a plain one
   */
  public static Screen screen(Map<String, String> environment) {
    boolean isDumb = environment.getOrDefault("TERM", "").equals("dumb");
    return isTerminal() && !isDumb ? live(environment) : plain();
  }

  /** {@return a screen of one line a change} */
  public static Screen plain() {
    return new PlainScreen(out());
  }

  /**
   * A screen whose last line is written over, whatever stands there.
   *
   * @param environment the environment variables; {@code COLUMNS} is the width, where it is set
   * @return the screen
   */
  public static Screen live(Map<String, String> environment) {
    int columns = columns(environment);
    return new LiveScreen(out(), () -> columns);
  }

  /** UTF-8, for the texts need it and the platforms of today have it. */
  private static PrintStream out() {
    return new PrintStream(System.out, true, StandardCharsets.UTF_8);
  }

  /**
   * Up to JDK 21 there is a console where input and output are a terminal, and none elsewhere. From
   * 22 on there may be one everywhere, and it says itself what it is; Java 17 cannot spell the
   * question.
   */
  private static boolean isTerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException before22) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  private static int columns(Map<String, String> environment) {
    try {
      String set = environment.get("COLUMNS");
      int columns = Integer.parseInt(set == null ? sizeOfTerminal() : set);
      return columns > 0 ? columns : USUAL_COLUMNS;
    } catch (NumberFormatException | IOException unknown) {
      return USUAL_COLUMNS;
    }
  }

  /** What {@code stty size} says behind the rows; shells keep COLUMNS to themselves. */
  private static String sizeOfTerminal() throws IOException {
    Process stty =
        new ProcessBuilder("stty", "size")
            .redirectInput(ProcessBuilder.Redirect.INHERIT)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      if (!stty.waitFor(1, TimeUnit.SECONDS)) {
        return "";
      }
      String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return size.strip().replaceFirst("^\\d+ ", "");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    } finally {
      stty.destroy();
    }
  }
}
