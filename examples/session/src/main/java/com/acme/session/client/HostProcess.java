package com.acme.session.client;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A host that the client has started. */
final class HostProcess implements AutoCloseable {

  private final Process process;
  private final HostLink link;

  /**
   * Starts a host, whose complaints go where those of the client go.
   *
   * @param command the command line
   * @param listener takes what it says
   */
  HostProcess(List<String> command, HostLink.Listener listener) throws IOException {
    this.process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    this.link = new HostLink(process.getOutputStream(), listener);
    Thread reader = new Thread(() -> link.listen(process.getInputStream()), "host-reader");
    reader.setDaemon(true);
    reader.start();
  }

  HostLink link() {
    return link;
  }

  /** Ends the host as the system would, without a word. */
  void kill() {
    process.destroyForcibly();
  }

  /** Ends the host by the end of its input. */
  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    try {
      if (!process.waitFor(5, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
