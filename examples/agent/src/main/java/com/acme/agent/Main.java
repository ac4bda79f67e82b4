package com.acme.agent;

import com.acme.agent.model.ModelClient;
import com.acme.agent.retry.RetryEvent;
import com.acme.agent.retry.RetryEventMapping;
import com.acme.agent.server.FlakyModel;
import com.acme.agent.triage.Triage;
import dev.retryevents.harness.JobDispatcher;
import dev.retryevents.harness.seam.Sleeper;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** The program: starts a model that fails, and has an agent sort tickets with it. */
public final class Main {

  private static final int UNSORTED = 1;
  private static final int MISUSED = 2;

  private Main() {}

  /** Runs the program; {@code --help} tells the arguments. */
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    int code = run(out, err, Sleeper.SYSTEM, arguments);
    if (code != 0) {
      System.exit(code);
    }
  }

  /** Runs the program; gives its exit code. */
  static int run(PrintStream out, PrintStream err, Sleeper sleeper, String... arguments)
      throws IOException {
    Options options;
    try {
      options = Options.parse(arguments);
    } catch (IllegalArgumentException e) {
      err.println("acme-agent: " + e.getMessage() + "; --help tells more");
      return MISUSED;
    }
    if (options.help()) {
      out.print(Options.HELP);
      return 0;
    }
    Instant start = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    return run(options, new Pace(start, options.speed(), sleeper), out) ? 0 : UNSORTED;
  }

  /** Tells whether every ticket was sorted. */
  private static boolean run(Options options, Pace pace, PrintStream out) throws IOException {
    Map<String, Optional<Triage>> sorted;
    try (FlakyModel server = FlakyModel.start(options.script(), pace);
        ModelClient client = new ModelClient(server.endpoint(), pace);
        JobDispatcher<RetryEvent> dispatcher =
            JobDispatcher.builder(RetryEvent.class, RetryEventMapping::map)
                .clock(pace)
                .sleeper(pace)
                .random(new Random(options.seed()))
                .build()) {
      dispatcher.follow(new Console(out));
      sorted = new Agent(client, dispatcher).sort(options.script().conversations().size());
    }
    // The dispatcher is closed, so whoever follows it has been told everything.
    sorted.forEach(
        (id, triage) ->
            out.println(id + triage.map(each -> " · Sorted · " + each).orElse(" · Not Sorted")));
    return sorted.values().stream().allMatch(Optional::isPresent);
  }
}
