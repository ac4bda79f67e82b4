package com.acme.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line that starts a host: this very program, in a small process of its own. */
final class HostCommand {

  private HostCommand() {}

  static List<String> of(Path log, List<String> options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // A host waits most of its time: it should start fast, and be small.
    command.addAll(
        List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of("host", "--log", log.toString()));
    command.addAll(options);
    return List.copyOf(command);
  }
}
