package com.acme.session.log;

import com.acme.session.line.Line;
import com.acme.session.line.LineReader;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A file to which texts are appended, one a line, and which loses none that it has acknowledged.
 *
 * <p>{@link #append} returns when the text is on the disk. A process that dies before that may
 * leave a torn last line; whoever opens the file next cuts it off. A line that is damaged anywhere
 * else was once acknowledged, so the file is refused rather than shortened (damage done to the last
 * line after it was written looks like a torn one). One process at a time has the file; the lock
 * goes with the process.
 */
public final class DurableLog implements AutoCloseable {

  /** The most bytes of a text: more than any frame that leads to one. */
  static final int LIMIT = 64 << 20;

  /** Takes the texts that a log holds when it is opened. */
  public interface Texts {
    /**
     * Takes the next text.
     *
     * @param text the text
     * @throws IllegalArgumentException if the program that opens the log can make nothing of it
     */
    void accept(byte[] text);
  }

  private final Path file;

  /**
   * Not a channel: that one would close itself, lock and all, under a thread that is interrupted.
   */
  private final RandomAccessFile content;

  private long length;
  private boolean isBroken;

  private DurableLog(Path file, RandomAccessFile content) {
    this.file = file;
    this.content = content;
  }

  /**
   * Opens a log, and makes one if there is none.
   *
   * @param file where it is
   * @param texts takes what it holds, in order
   * @return the log, ready for more
   * @throws LogFault if another process has it, or if it is damaged
   * @throws IOException if the file cannot be read or written
   */
  public static DurableLog open(Path file, Texts texts) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    RandomAccessFile content = new RandomAccessFile(file.toFile(), "rw");
    DurableLog log = new DurableLog(file, content);
    try {
      log.lock();
      log.read(texts);
      log.cutTail();
      forceFolder(folder);
      return log;
    } catch (IOException | RuntimeException e) {
      content.close();
      throw e;
    }
  }

  /**
   * Appends a text, and waits until the disk has it. A thread that is interrupted appends all the
   * same, and stays interrupted.
   *
   * @param text the text; it may not contain a line feed
   * @throws IOException if it could not be written; whether it is in the log is then for the next
   *     {@link #open} to say, and this one takes no more
   */
  public synchronized void append(byte[] text) throws IOException {
    if (text.length > LIMIT || contains(text, (byte) '\n')) {
      throw new IllegalArgumentException("a text of the log is one line of at most 64 MiB");
    }
    if (isBroken) {
      throw new LogFault("the log " + file + " could not be written before; restart on it");
    }
    byte[] line = LogLine.of(text);
    // Until the disk says otherwise: what a failed sync has lost, no later one will tell.
    isBroken = true;
    content.write(line);
    content.getFD().sync();
    length += line.length;
    isBroken = false;
  }

  @Override
  public synchronized void close() throws IOException {
    isBroken = true;
    content.close();
  }

  /** Closing any other channel of this process on the file would end the lock too. */
  private void lock() throws IOException {
    try {
      if (content.getChannel().tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException ofThisProcess) {
      // As if another process had it.
    }
    throw new LogFault("the log " + file + " is in use; end the other host or name another log");
  }

  private void read(Texts texts) throws IOException {
    // Not closed: that would close the file.
    LineReader lines = new LineReader(new FileInputStream(content.getFD()), LIMIT + 16);
    int number = 0;
    for (Line line = lines.next(); line != null; line = lines.next()) {
      number++;
      Optional<byte[]> text =
          line instanceof Line.Whole whole && whole.isEnded()
              ? LogLine.text(whole.bytes())
              : Optional.empty();
      if (text.isEmpty()) {
        if (lines.next() != null) {
          throw fault(number, "is damaged, and lines follow it; put back a copy of the log");
        }
        return;
      }
      try {
        texts.accept(text.get());
      } catch (IllegalArgumentException e) {
        throw fault(number, "holds no record that this host knows: " + e.getMessage());
      }
      length += line.size();
    }
  }

  private LogFault fault(int line, String what) {
    return new LogFault("line " + line + " of the log " + file + " " + what);
  }

  private void cutTail() throws IOException {
    if (content.length() > length) {
      content.setLength(length);
      content.getFD().sync();
    }
    content.seek(length);
  }

  /** Makes the name of a new file as durable as what is in it, where the system lets folders be. */
  private static void forceFolder(Path folder) throws IOException {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (AccessDeniedException windows) {
      // Windows opens no folder, and writes its journal in order.
    }
  }

  private static boolean contains(byte[] text, byte wanted) {
    for (byte each : text) {
      if (each == wanted) {
        return true;
      }
    }
    return false;
  }
}
