package com.acme.session.host;

import com.acme.session.frame.FrameWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.time.Clock;
import java.time.InstantSource;
import java.util.List;

/**
 * The process that runs sessions.
 *
 * <p>There is one way to end it, whether by the end of its input, by an exception or by a signal:
 * at once. What it had under way, the next host on the same log carries on with.
 */
public final class Host {

  private Host() {}

  /**
   * Runs a host on the standard streams until its input ends.
   *
   * @param arguments those of {@link HostSettings#USAGE}
   * @return the exit status
   */
  public static int run(List<String> arguments) {
    // Whoever prints does not print into the conversation.
    System.setOut(System.err);
    try {
      serve(HostSettings.of(arguments), Clock.systemUTC());
      return 0;
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage() + "; usage: " + HostSettings.USAGE);
      return 2;
    } catch (IOException e) {
      System.err.println(e.getMessage());
      return 1;
    }
  }

  private static void serve(HostSettings settings, InstantSource clock) throws IOException {
    Journal journal = new Journal(settings.log(), clock, Host::end);
    FrameWriter out = new FrameWriter(new FileOutputStream(FileDescriptor.out), Host::end);
    Subscriptions subscriptions = new Subscriptions(out);
    TurnDesk turns = new TurnDesk(journal, settings, clock);
    Sessions sessions = new Sessions(journal);
    List<Method<?, ?>> methods =
        List.of(
            InitializeMethod.ofBundle(),
            new SessionStartMethod(journal, subscriptions, clock),
            new TurnStartMethod(sessions, turns),
            new TurnCancelMethod(sessions, turns),
            new ViewPageMethod(sessions),
            new ViewSubscribeMethod(sessions, subscriptions),
            new ViewUnsubscribeMethod(sessions, subscriptions));
    journal.tell(subscriptions);
    turns.carryOn();
    new Connection(methods, out).run(new FileInputStream(FileDescriptor.in));
  }

  /** Without the log, or without anybody to read, there is nothing left to do. */
  private static void end(IOException e) {
    System.err.println("the host ends: " + e.getMessage());
    Runtime.getRuntime().halt(1);
  }
}
