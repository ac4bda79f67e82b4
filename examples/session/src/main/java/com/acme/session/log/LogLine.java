package com.acme.session.log;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * The form of one line of a log: the CRC-32C of the text in eight hexadecimal digits, a space, the
 * text, a line feed. What is not in this form was not written to its end.
 */
final class LogLine {

  private static final int PREFIX = 9;

  private LogLine() {}

  static byte[] of(byte[] text) {
    byte[] line = new byte[PREFIX + text.length + 1];
    System.arraycopy(checksum(text), 0, line, 0, PREFIX - 1);
    line[PREFIX - 1] = ' ';
    System.arraycopy(text, 0, line, PREFIX, text.length);
    line[line.length - 1] = '\n';
    return line;
  }

  /** The text of a line without its line feed, if the line is whole. */
  static Optional<byte[]> text(byte[] line) {
    if (line.length < PREFIX || line[PREFIX - 1] != ' ') {
      return Optional.empty();
    }
    byte[] text = Arrays.copyOfRange(line, PREFIX, line.length);
    byte[] checksum = Arrays.copyOf(line, PREFIX - 1);
    return Arrays.equals(checksum, checksum(text)) ? Optional.of(text) : Optional.empty();
  }

  private static byte[] checksum(byte[] text) {
    CRC32C checksum = new CRC32C();
    checksum.update(text);
    String hex = HexFormat.of().toHexDigits(checksum.getValue(), PREFIX - 1);
    return hex.getBytes(StandardCharsets.US_ASCII);
  }
}
