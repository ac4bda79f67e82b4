package com.acme.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * Stands between a client and the host that it starts, and writes down what both say: one file for
 * each side, to which each life of the host adds.
 */
public final class WireTap {

  private WireTap() {}

  /** The command line that starts a host behind a tap. */
  static List<String> command(Path folder, List<String> host) {
    return Stream.concat(
            Stream.of(
                host.get(0),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                WireTap.class.getName(),
                folder.toString()),
            host.stream())
        .toList();
  }

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    Process host =
        new ProcessBuilder(List.of(args).subList(1, args.length))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Thread requests =
        new Thread(() -> copy(System.in, host.getOutputStream(), folder.resolve("client.ndjson")));
    requests.setDaemon(true);
    requests.start();
    copy(host.getInputStream(), System.out, folder.resolve("host.ndjson"));
    System.exit(0);
  }

  private static void copy(InputStream in, OutputStream out, Path file) {
    try (in;
        out;
        OutputStream copy =
            Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      byte[] chunk = new byte[1 << 16];
      for (int length = in.read(chunk); length >= 0; length = in.read(chunk)) {
        copy.write(chunk, 0, length);
        out.write(chunk, 0, length);
        out.flush();
      }
    } catch (IOException gone) {
      // One of the sides has ended; the other hears of it now.
    }
  }
}
