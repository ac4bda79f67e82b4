package com.acme.session;

import com.acme.session.client.RequestFailed;
import com.acme.session.client.SessionClient;
import com.acme.session.host.Host;
import com.acme.session.host.HostSettings;
import com.acme.session.terminal.Screen;
import com.acme.session.terminal.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;

/** Runs a host, or a client that starts one. */
public final class Main {

  private Main() {}

  /**
   * Runs the program.
   *
   * @param args {@code host} and the options of a host, or those of a client
   */
  public static void main(String[] args) throws InterruptedException {
    List<String> arguments = List.of(args);
    boolean isHost = !arguments.isEmpty() && arguments.get(0).equals("host");
    System.exit(isHost ? Host.run(arguments.subList(1, arguments.size())) : client(arguments));
  }

  private static int client(List<String> arguments) throws InterruptedException {
    try {
      run(ClientSettings.of(arguments));
      return 0;
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.println("usage: session " + ClientSettings.USAGE);
      System.err.println("       session " + HostSettings.USAGE);
      return 2;
    } catch (IOException | RequestFailed e) {
      System.err.println(e.getMessage());
      return 1;
    }
  }

  private static void run(ClientSettings settings) throws IOException, InterruptedException {
    if (settings.log() != null) {
      run(settings, settings.log());
      return;
    }
    Path folder = Files.createTempDirectory("session");
    Path log = folder.resolve("session.log");
    try {
      run(settings, log);
    } finally {
      Files.deleteIfExists(log);
      Files.delete(folder);
    }
  }

  private static void run(ClientSettings settings, Path log)
      throws IOException, InterruptedException {
    try (Screen screen = screen(settings.screen())) {
      // Whoever interrupts the program gets the screen back too.
      Runtime.getRuntime().addShutdownHook(new Thread(screen::close));
      List<String> command = HostCommand.of(log, settings.host());
      new SessionClient(command, screen, Clock.systemUTC(), settings.killAtRetry())
          .run(settings.prompt());
    }
  }

  private static Screen screen(ClientSettings.Look look) {
    return switch (look) {
      case FITTING -> Terminal.screen(System.getenv());
      case PLAIN -> Terminal.plain();
      case LIVE -> Terminal.live(System.getenv());
    };
  }
}
